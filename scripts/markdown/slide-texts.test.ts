import { describe, expect, test } from 'vitest';
import { slideText, slideTexts } from './slide-texts.ts';

const htmlOf = (texts: ReturnType<typeof slideTexts>) => texts.map(({ html }) => html.__html);

/** Sentences that each fill a line of a slide. */
const sentences = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `Sentence ${String(i).padStart(2, '0')} is as long as one whole line is.`,
  );
const paragraph = (count: number) => sentences(count).join(' ');

test('short paragraphs share a slide', () => {
  expect(htmlOf(slideTexts('One.\n\nTwo.'))).toEqual(['<p>One.</p><p>Two.</p>']);
});

test('paragraphs that do not fit together get slides of their own', () => {
  const slide = `<p>${paragraph(5)}</p>`;
  expect(htmlOf(slideTexts(`${paragraph(5)}\n\n${paragraph(5)}`))).toEqual([slide, slide]);
});

test('a heading begins a slide and becomes its title', () => {
  expect(slideTexts('One.\n\n## The *lift* & more\n\nTwo.')).toEqual([
    { heading: null, html: { __html: '<p>One.</p>' } },
    { heading: 'The lift & more', html: { __html: '<p>Two.</p>' } },
  ]);
});

test('a table stands alone, and does not scroll', () => {
  const [before, table, after] = htmlOf(slideTexts('One.\n\n| A |\n| - |\n| 1 |\n\nTwo.'));
  expect([before, after]).toEqual(['<p>One.</p>', '<p>Two.</p>']);
  expect(table).toMatch(/^<table>.*<\/table>$/);
});

test('a table that is too long becomes several with the same head', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7].map((number) => `| Part ${number} | opens the song |`);
  const tables = htmlOf(slideTexts(['| Part | Its job |', '| - | - |', ...rows].join('\n')));
  expect(tables.map((table) => table.match(/Part \d/g)?.length)).toEqual([6, 1]);
  for (const table of tables) expect(table).toContain('<th>Its job</th>');
});

describe('a paragraph that is too long', () => {
  test('is cut between sentences, into parts of about the same length', () => {
    const parts = htmlOf(slideTexts(paragraph(12)));
    expect(parts.map((part) => part.match(/Sentence/g)?.length)).toEqual([6, 6]);
    for (const sentence of sentences(12)) expect(parts.join()).toContain(sentence);
  });

  test('is not cut within a mark', () => {
    const marked = paragraph(12)
      .replace('Sentence 04', '*Sentence 04')
      .replace('Sentence 08', 'Sentence 08*')
      .replace('line is. Sentence 09', '**line is.** Sentence 09');
    const parts = htmlOf(slideTexts(marked));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter((part) => /<em>.*<\/em>/.test(part))).toHaveLength(1);
  });
});

test('a slide has no links', () => {
  expect(slideText('A [güira](/section/music).')).toEqual({ __html: '<p>A güira.</p>' });
});
