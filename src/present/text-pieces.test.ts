import { describe, expect, test } from 'vitest';
import { plainText, type TextPiece, textPieces, withoutLinks } from './text-pieces.ts';

const pieces = (html: string) => textPieces({ __html: html });
const htmlOf = (all: readonly TextPiece[]) => all.map(({ html }) => html);

/** A paragraph of so many sentences, each of 48 characters. */
const paragraph = (sentences: number) =>
  `<p>${Array.from({ length: sentences }, (_, i) => `Sentence ${String(i).padStart(2, '0')} is as long as one whole line is.`).join(' ')}</p>`;

test('short paragraphs share a slide', () => {
  expect(htmlOf(pieces('<p>One.</p>\n<p>Two.</p>\n'))).toEqual(['<p>One.</p><p>Two.</p>']);
});

test('paragraphs that do not fit together get slides of their own', () => {
  expect(htmlOf(pieces(paragraph(5) + paragraph(5)))).toEqual([paragraph(5), paragraph(5)]);
});

test('a heading begins a slide and becomes its title', () => {
  expect(pieces('<p>One.</p><h2>The <em>lift</em> &amp; more</h2><p>Two.</p>')).toEqual([
    { heading: null, html: '<p>One.</p>' },
    { heading: 'The lift & more', html: '<p>Two.</p>' },
  ]);
});

test('a table stands alone, and does not scroll', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  const scrolling = `<section class="scrolling-table" aria-label="T" tabindex="0">${table}</section>`;
  expect(htmlOf(pieces(`<p>One.</p>${scrolling}<p>Two.</p>`))).toEqual([
    '<p>One.</p>',
    table,
    '<p>Two.</p>',
  ]);
});

test('a table that is too long becomes several with the same head', () => {
  const head = '<thead><tr><th>Part</th><th>Its job</th></tr></thead>';
  const row = (number: number) => `<tr><td>Part ${number}</td><td>opens the song</td></tr>`;
  const table = (...rows: string[]) => `<table>${head}<tbody>${rows.join('')}</tbody></table>`;
  const rows = [1, 2, 3, 4, 5, 6, 7].map(row);
  expect(htmlOf(pieces(table(...rows)))).toEqual([
    table(...rows.slice(0, 6)),
    table(...rows.slice(6)),
  ]);
});

describe('a paragraph that is too long', () => {
  test('is split between sentences, into parts of about the same length', () => {
    const parts = htmlOf(pieces(paragraph(12)));
    expect(parts).toHaveLength(2);
    expect(parts.map((part) => part.match(/Sentence/g)?.length)).toEqual([6, 6]);
    expect(plainText(parts.join(' '))).toBe(plainText(paragraph(12)));
  });

  test('is not split within a mark', () => {
    const marked = paragraph(12)
      .replace('Sentence 04', '<em>Sentence 04')
      .replace('Sentence 08', 'Sentence 08</em>');
    for (const part of htmlOf(pieces(marked))) {
      expect(part.match(/<em>/g)?.length).toBe(part.match(/<\/em>/g)?.length);
    }
  });
});

test('nothing on a slide leads away from it', () => {
  expect(withoutLinks('<p>A <a href="/section/music">güira</a>.</p>')).toBe('<p>A güira.</p>');
});
