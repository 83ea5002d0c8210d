import { expect, test } from 'vitest';
import { historyGlossary } from '#src/content/glossary/history.ts';
import { musicGlossary } from '#src/content/glossary/music.ts';
import { fold, termAnchors, toAnchor } from './anchors.ts';

test.each([
  ['Güira', 'guira'],
  ['Tecno-amargue', 'tecno-amargue'],
  ['Bachatero / bachatera', 'bachatero-bachatera'],
  ['Bachata Styles & Eras', 'bachata-styles-eras'],
  ['(Bachatón)', 'bachaton'],
])('%s has the anchor %s', (name, anchor) => {
  expect(toAnchor(name)).toBe(anchor);
});

test('folding removes case and accents', () => {
  expect(fold('GÜIRA, Bachatón')).toBe('guira, bachaton');
});

test('every term of a glossary has a unique anchor', () => {
  for (const glossary of [musicGlossary, historyGlossary]) {
    const anchors = termAnchors(glossary).flat();
    expect(new Set(anchors).size).toBe(anchors.length);
  }
  expect(termAnchors(musicGlossary)[1]).toEqual(['derecho', 'majao', 'mambo']);
  expect(termAnchors(musicGlossary)[2]).toContain('mambo-bachata-sections');
});
