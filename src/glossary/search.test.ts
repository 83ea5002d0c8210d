import { expect, test } from 'vitest';
import { historyGlossary } from '#src/content/glossary/history.ts';
import { musicGlossary } from '#src/content/glossary/music.ts';
import { countTerms, findTerms } from './search.ts';

const found = (words: string, category: string | null = null, glossary = musicGlossary) =>
  findTerms(glossary, { words, category }).flatMap(({ terms }) => terms.map(({ term }) => term));

test('an empty search finds every term, by category', () => {
  const all = findTerms(musicGlossary, { words: ' ', category: null });
  expect(all.map(({ title, terms }) => `${title} ${terms.length}`)).toEqual([
    'Instruments 5',
    'Rhythms 3',
    'Bachata Sections 7',
  ]);
  expect(countTerms(all)).toBe(15);
});

test.each(['güira', 'guira', 'GUIRA', ' Güir'])(
  '%j finds the term Güira and definitions that mention it',
  (words) => {
    expect(found(words)).toEqual(['Güira', 'Derecho', 'Majao', 'Mambo']);
  },
);

test('a name with an accent is found without it', () => {
  expect(found('bachaton', null, historyGlossary)).toContain('Bachatón');
});

test('all words must match, in any order', () => {
  expect(found('macho drums')).toEqual(['Bongos']);
  expect(found('drums trumpet')).toEqual([]);
});

test('a category excludes the others', () => {
  expect(found('mambo', 'Bachata Sections')).toEqual(['Mambo']);
  expect(found('', 'Rhythms')).toEqual(['Derecho', 'Majao', 'Mambo']);
});

test('a term keeps its anchor in filtered results', () => {
  const [category] = findTerms(musicGlossary, { words: '', category: 'Bachata Sections' });
  expect(category?.terms.find(({ term }) => term === 'Mambo')?.id).toBe('mambo-bachata-sections');
});
