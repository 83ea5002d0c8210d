import type { LessonEntry, QuizEntry, Section } from './model.ts';
import { pathTo } from './pages.ts';

/** A page that can be opened. */
export type Page = { path: string } & (
  | { kind: 'home' }
  | { kind: 'practice' }
  | { kind: 'ear' }
  | { kind: 'class' }
  | { kind: 'round' }
  | { kind: 'your-data' }
  | { kind: 'section'; section: Section }
  | { kind: 'glossary'; section: Section }
  | { kind: 'lesson'; section: Section; entry: LessonEntry }
  | { kind: 'quiz'; section: Section; entry: QuizEntry }
);

/** Whether search engines may list a page: not one that differs for each learner. */
export const isListed = ({ kind }: Page) => kind !== 'round';

/** Every page that can be opened, section by section. What is coming soon has none. */
export function sitePages(sections: readonly Section[]): Page[] {
  return [
    { kind: 'home', path: pathTo('home') },
    { kind: 'practice', path: pathTo('practice') },
    { kind: 'ear', path: pathTo('ear') },
    { kind: 'class', path: pathTo('class') },
    { kind: 'round', path: pathTo('round') },
    { kind: 'your-data', path: pathTo('your-data') },
    ...sections.flatMap(pagesOfSection),
  ];
}

/** The page of a section, then those of its lessons, quizzes and glossary. */
export function pagesOfSection(section: Section): Page[] {
  const { id, lessons, quizzes, glossary } = section;
  return [
    { kind: 'section', path: pathTo('section', id), section },
    ...open(lessons).map(
      (entry): Page => ({
        kind: 'lesson',
        path: pathTo('lesson', id, entry.id),
        section,
        entry,
      }),
    ),
    ...open(quizzes).map(
      (entry): Page => ({
        kind: 'quiz',
        path: pathTo('quiz', id, entry.id),
        section,
        entry,
      }),
    ),
    ...(glossary ? [{ kind: 'glossary', path: pathTo('glossary', id), section } as const] : []),
  ];
}

const open = <Entry extends { comingSoon?: true }>(entries: readonly Entry[]) =>
  entries.filter(({ comingSoon }) => !comingSoon);
