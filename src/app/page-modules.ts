import type { PageKind } from '#src/content/pages.ts';
import type { Page } from '#src/content/site-pages.ts';

/** The module of the screen of every kind of page, which `routes.tsx` imports on request. */
const SCREENS: Readonly<Record<PageKind, string>> = {
  home: 'src/sections/home-page.tsx',
  practice: 'src/practice/practice-page.tsx',
  ear: 'src/ear/ear-page.tsx',
  class: 'src/present/plan/plan-page.tsx',
  round: 'src/quizzes/round/round-page.tsx',
  'your-data': 'src/your-data/your-data-page.tsx',
  section: 'src/sections/section-page.tsx',
  lesson: 'src/lessons/lesson-page.tsx',
  quiz: 'src/quizzes/quiz-page.tsx',
  glossary: 'src/glossary/glossary-page.tsx',
};

interface PageModules {
  screen: string;
  /** The file of its text, if it has one of its own. */
  content: string | null;
}

/** The source files that a page loads, for its prerendered HTML to preload: paths from the root. */
export function modulesOf(page: Page): PageModules {
  const screen = SCREENS[page.kind];
  if (page.kind === 'lesson') {
    const content = `src/content/lessons/${page.section.id}/${page.entry.id}.ts?compiled`;
    return { screen, content };
  }
  const isGlossary = page.kind === 'glossary';
  return { screen, content: isGlossary ? `src/content/glossary/${page.section.id}.ts` : null };
}
