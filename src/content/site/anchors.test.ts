import { expect, test } from 'vitest';
import { musicGlossary } from '#src/content/glossary/music.ts';
import { termAnchors, toAnchor } from './anchors.ts';

test.each([
  ['Güira', 'guira'],
  ['Tecno-amargue', 'tecno-amargue'],
  ['Bachatero / bachatera', 'bachatero-bachatera'],
  ['Bachata Styles & Eras', 'bachata-styles-eras'],
  ['(Bachatón)', 'bachaton'],
])('%s has the anchor %s', (name, anchor) => {
  expect(toAnchor(name)).toBe(anchor);
});

// That each is unique: the content check.
test('terms of one name have their category in their anchors', () => {
  expect(termAnchors(musicGlossary)[1]).toEqual(['derecho', 'majao', 'mambo']);
  expect(termAnchors(musicGlossary)[2]).toContain('mambo-bachata-sections');
});
