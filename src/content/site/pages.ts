import type { BandInstrument } from '#audio/music/instrument.ts';
import type { LessonEntry, QuizEntry, Section, SectionHead } from '#src/content/model.ts';

/** The names in the address of a page. */
interface PageNames {
  sections: readonly Section[];
  /** The first section, if the address names none that exists. */
  section: Section;
  /** The id of the lesson or quiz. */
  id: string;
}

/** The replacement for a page's data: the page that is shown instead, or the reason why there is none. */
export type NoPage = { to: string } | { error: string };

export const isNoPage = (data: object): data is NoPage => 'to' in data || 'error' in data;

interface Row {
  /** Its address, in the syntax of wouter. */
  pattern: string;
  /** Its name in lists of pages. Without one it is the title of its lesson, quiz or section. */
  title?: string;
  /** The list of a section whose entries each have a page of this kind: the `:id` is theirs. */
  entries?: 'lessons' | 'quizzes';
  /** The part of the table of sections that it shows, which prerendered pages have in their HTML. */
  data?: (asked: PageNames) => object;
  /** The source of its text, in the syntax of patterns, if the text is loaded with the page. */
  text?: string;
  /** It has something to show to a class. */
  presents?: true;
  /** Search engines leave it out, since it differs for each learner. */
  unlisted?: true;
}

/** The pages of the site, by kind. How each is loaded is in `src/app/routes.tsx`. */
export const PAGES = {
  home: {
    pattern: '/',
    title: 'Home',
    data: ({ sections }): { sections: readonly SectionHead[] } => ({
      sections: sections.map(headOf),
    }),
  },
  practice: { pattern: '/practice', title: 'Practice', presents: true },
  ear: { pattern: '/practice/ear', title: 'Ear training', presents: true },
  class: { pattern: '/class', title: 'Class plan' },
  round: { pattern: '/round', title: 'Questions you missed', unlisted: true },
  'your-data': { pattern: '/your-data', title: 'Your data' },
  section: {
    pattern: '/section/:section',
    data: ({ section }): { section: Section } => ({ section }),
  },
  lesson: {
    pattern: '/section/:section/lesson/:id',
    entries: 'lessons',
    text: 'src/content/lessons/:section/:id.ts',
    presents: true,
    /** An unknown lesson leads to the first one. */
    data: ({ section, id }): { section: SectionHead; lessonId: string } | NoPage => {
      const lesson = find(section.lessons, id) ?? section.lessons[0];
      if (!lesson || lesson.comingSoon) return { to: pathTo('section', section.id) };
      if (lesson.id !== id) return { to: pathTo('lesson', section.id, lesson.id) };
      return { section: headOf(section), lessonId: id };
    },
  },
  quiz: {
    pattern: '/section/:section/quiz/:id',
    entries: 'quizzes',
    presents: true,
    data: ({ section, id }): { section: SectionHead; quiz: QuizEntry } | NoPage => {
      const quiz = find(section.quizzes, id);
      if (!quiz) return { error: 'Quiz not found' };
      if (quiz.comingSoon) return { to: pathTo('section', section.id) };
      return { section: headOf(section), quiz };
    },
  },
  glossary: {
    pattern: '/section/:section/glossary',
    title: 'Glossary',
    text: 'src/content/glossary/:section.ts',
    presents: true,
    data: ({ section }): { section: SectionHead } | NoPage =>
      section.glossary
        ? { section: headOf(section) }
        : { error: `${section.title} has no glossary` },
  },
} as const satisfies Record<string, Row>;

type Pages = typeof PAGES;
export type PageKind = keyof Pages;
export const PAGE_KINDS = Object.keys(PAGES) as PageKind[];

/** The part of the table of sections that a kind of page shows. */
export type DataOf<Kind extends PageKind> = object &
  (Pages[Kind] extends { data: (asked: PageNames) => infer Data } ? Exclude<Data, NoPage> : object);

/** The kinds of pages that can be shown to a class. */
export type PresentedKind = {
  [Kind in PageKind]: Pages[Kind] extends { presents: true } ? Kind : never;
}[PageKind];

/** The row of a kind of page. */
export const rowOf = (kind: PageKind): Row => PAGES[kind];

/** The path of a page. @param id of the lesson or quiz */
export const pathTo = (kind: PageKind, section = '', id = '') =>
  filled(PAGES[kind].pattern, section, id);

/** A pattern with the names of one page. */
export const filled = (pattern: string, section = '', id = '') =>
  pattern.replace(':section', section).replace(':id', id);

const find = <Entry extends LessonEntry | QuizEntry>(entries: readonly Entry[], id: string) =>
  entries.find((entry) => entry.id === id);

const headOf = ({ lessons, quizzes, glossary, ...head }: Section): SectionHead => head;

/** The anchors of a section's page. */
export const SECTION_ANCHORS = { lessons: 'lessons', quizzes: 'quizzes' } as const;

/** The query parameter of a player's own pattern, on the practice page. */
export const laneParam = (player: BandInstrument) => `my-${player}`;
