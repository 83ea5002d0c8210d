import type { BandInstrument } from '#audio/music/instrument.ts';
import type { LessonEntry, QuizEntry, Section } from './model.ts';

/** The address of every kind of page, in the router's syntax. */
export const PATTERNS = {
  home: '/',
  practice: '/practice',
  ear: '/practice/ear',
  class: '/class',
  round: '/round',
  'your-data': '/your-data',
  section: '/section/:section',
  lesson: '/section/:section/lesson/:id',
  quiz: '/section/:section/quiz/:id',
  glossary: '/section/:section/glossary',
} as const;

export type PageKind = keyof typeof PATTERNS;

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

/** The path of a page. @param id of the lesson or quiz */
export function pathTo(kind: PageKind, section = '', id = ''): string {
  return PATTERNS[kind].replace(':section', section).replace(':id', id);
}

/** The anchors of a section's page. */
export const SECTION_ANCHORS = { lessons: 'lessons', quizzes: 'quizzes' } as const;

/** The query parameter of a player's own part, on the practice page. */
export const laneParam = (player: BandInstrument) => `my-${player}`;

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
