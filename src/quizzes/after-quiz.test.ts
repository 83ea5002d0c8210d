import { expect, test } from 'vitest';
import { pathTo } from '#src/content/pages.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { sitePages } from '#src/content/site-pages.ts';
import { afterQuiz } from './after-quiz.ts';

test('from the first quiz, one leads to the next through both sections, and then to the band', () => {
  const all = sitePages(SECTIONS).flatMap((page) => (page.kind === 'quiz' ? [page] : []));
  const seen = [];
  let href = all[0]?.path ?? '';
  for (let page = all[0]; page; page = all.find(({ path }) => path === href)) {
    seen.push(href);
    href = afterQuiz(page.section.id, page.entry.id).href;
  }
  expect(seen).toEqual(all.map(({ path }) => path));
  expect(href).toBe(pathTo('practice'));
});

test('says what comes next', () => {
  expect(afterQuiz('music', 'present').label).toBe('Next quiz: Who is missing?');
  expect(afterQuiz('history', 'history-10-20').label).toBe('Next quiz: Who is playing?');
  expect(afterQuiz('music', 'audio-to-name').label).toBe('Practice');
});
