import { expect, test } from 'vitest';
import { dataIn } from './page-data.ts';
import { findSection } from './sections.ts';

test('a section without a glossary has no page for one', () => {
  const music = { ...findSection('music'), glossary: null };
  expect(dataIn(music, 'glossary')).toEqual({ kind: 'error', error: 'Music has no glossary' });
});
