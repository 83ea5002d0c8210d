import { pathTo } from '#src/content/pages.ts';
import { SECTIONS } from '#src/content/sections.ts';
import { sitePages } from '#src/content/site-pages.ts';

/** Where the end of a quiz leads. */
export interface Destination {
  href: string;
  label: string;
}

/** The quiz after this one, in the order of the section pages; the live band after the last. */
export function afterQuiz(section: string, quizId: string): Destination {
  const quizzes = sitePages(SECTIONS).filter((page) => page.kind === 'quiz');
  const here = pathTo('quiz', section, quizId);
  const next = quizzes[quizzes.findIndex(({ path }) => path === here) + 1];
  return next
    ? { href: next.path, label: `Next quiz: ${next.entry.title}` }
    : { href: pathTo('practice'), label: 'Practice' };
}
