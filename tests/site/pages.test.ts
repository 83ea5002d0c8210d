import { expect, test } from 'vitest';
import { danceGlossary } from '#src/content/glossary/dance.ts';
import { historyGlossary } from '#src/content/glossary/history.ts';
import { musicGlossary } from '#src/content/glossary/music.ts';
import { htmlOf, PAGES, texts } from './built.ts';

test.each([
  ['/', 'Learn bachata by playing it', 'Learn bachata · Martillo'],
  ['/practice', 'Play with the band', 'Practice: play with the band · Martillo'],
  ['/practice/ear', 'Train your ear', 'Ear training: hear bachata better · Martillo'],
  ['/class', 'Class plan', 'Class plan · Martillo'],
  ['/round', 'A round of two minutes', 'A round of two minutes · Martillo'],
  ['/your-data', 'Your data', 'Your data · Martillo'],
  ['/section/history', 'History', 'History · Martillo'],
  ['/section/music', 'Music', 'Music · Martillo'],
  ['/section/dance', 'Dance', 'Dance · Martillo'],
  ['/section/music/lesson/rhythm', 'Basic Rhythms', 'Basic Rhythms · Martillo'],
  [
    '/section/history/quiz/history-50-60',
    'Origins of Bachata',
    'Quiz: Origins of Bachata · Martillo',
  ],
  ['/section/music/quiz/present', 'Who Is Playing?', 'Quiz: Who Is Playing? · Martillo'],
  ['/section/music/quiz/rhythm-building', 'Rhythm Building', 'Quiz: Rhythm Building · Martillo'],
  ['/section/history/glossary', 'Glossary', 'History Glossary · Martillo'],
  ['/section/music/glossary', 'Glossary', 'Music Glossary · Martillo'],
  ['/section/dance/glossary', 'Glossary', 'Dance Glossary · Martillo'],
])('%s has the heading "%s" and the title "%s"', (path, heading, title) => {
  expect(texts(htmlOf(path), 'h1')).toEqual([heading]);
  expect(texts(htmlOf(path), 'title')).toEqual([title]);
});

test.each(PAGES)('$path has one top-level heading', ({ html }) => {
  expect(texts(html, 'h1')).toHaveLength(1);
});

test.each([
  ['history', [4, 4]],
  ['music', [6, 8]],
  ['dance', [3]],
])('%s lists %j lessons and quizzes', (section, counts) => {
  const items = htmlOf(`/section/${section}`)
    .split('<details')
    .slice(1)
    .map((list) => texts(list.split('</details>')[0] ?? '', 'li').length);
  expect(items).toEqual(counts);
});

test.each([
  ['history', '17 terms in 4 categories', historyGlossary],
  ['music', '15 terms in 3 categories', musicGlossary],
  ['dance', '2 terms in 1 category', danceGlossary],
])('the glossary card of %s says "%s", and the glossary has them', (section, size, glossary) => {
  expect(texts(htmlOf(`/section/${section}`), 'p')).toContain(size);
  const html = htmlOf(`/section/${section}/glossary`);
  const terms = glossary.categories.flatMap((category) => category.terms);
  expect(texts(html, 'dt')).toEqual(terms.map(({ term }) => escaped(term)));
  expect(texts(html, 'h2')).toHaveLength(glossary.categories.length);
  const definitions = texts(html, 'dd');
  expect(definitions).toHaveLength(terms.length);
  for (const [i, { definition }] of terms.entries()) {
    expect(definitions[i]).toContain(escaped(definition));
  }
  expect(size.match(/\d+/g)).toEqual([`${terms.length}`, `${glossary.categories.length}`]);
});

const escaped = (text: string) => text.replaceAll('&', '&amp;');
