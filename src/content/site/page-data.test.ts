import { expect, test } from 'vitest';
import { pageData } from './page-data.ts';
import { PAGES } from './pages.ts';
import { findSection } from './sections.ts';
import { sitePages } from './site-pages.ts';

test('a section without a glossary has no page for one', () => {
  const music = { ...findSection('music'), glossary: null };
  const data = PAGES.glossary.data({ sections: [music], section: music, id: '' });
  expect(data).toEqual({ error: 'Music has no glossary' });
  expect(sitePages([music]).map(({ kind }) => kind)).not.toContain('glossary');
});

test.each([
  ['section', 'salsa', undefined, '/section/history'],
  ['glossary', 'salsa', undefined, '/section/history/glossary'],
  ['lesson', 'music', 'nope', '/section/music/lesson/instruments'],
  ['lesson', 'salsa', 'rhythm', '/section/history/lesson/history-50-60'],
  ['quiz', 'salsa', 'history-50-60', '/section/history/quiz/history-50-60'],
] as const)('%s %s/%s leads to the address of what is shown for it', (kind, section, id, to) => {
  expect(pageData(kind, section, id)).toEqual({ to });
});
