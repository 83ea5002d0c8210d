import { expect, test } from 'vitest';
import { PAGES } from './pages.ts';
import { findSection } from './sections.ts';
import { sitePages } from './site-pages.ts';

test('a section without a glossary has no page for one', () => {
  const music = { ...findSection('music'), glossary: null };
  const data = PAGES.glossary.data({ sections: [music], section: music, id: '' });
  expect(data).toEqual({ error: 'Music has no glossary' });
  expect(sitePages([music]).map(({ kind }) => kind)).not.toContain('glossary');
});
