import type { QuizEntry, Section, SectionHead } from './model.ts';
import { type PageKind, pathTo } from './pages.ts';
import { SECTION_HEADS } from './section-heads.ts';
import { findSection } from './sections.ts';

/**
 * What a page shows of the table of sections. Prerendered pages have theirs in the HTML, so that the table,
 * which grows with every lesson and quiz, loads with the first page that is opened from them.
 */
export type PageData =
  | { kind: 'home'; sections: readonly SectionHead[] }
  | { kind: 'section'; section: Section }
  | { kind: 'lesson'; section: SectionHead; lesson: string }
  | { kind: 'quiz'; section: SectionHead; quiz: QuizEntry }
  | { kind: 'glossary'; section: SectionHead }
  /** Another page is shown in its place. */
  | { kind: 'redirect'; to: string }
  /** There is no such page. */
  | { kind: 'error'; error: string };

/** The kinds of pages that have data. */
export type DataKind = 'home' | 'section' | 'lesson' | 'quiz' | 'glossary';

export const hasData = (kind: PageKind): kind is DataKind =>
  kind === 'home' ||
  kind === 'section' ||
  kind === 'lesson' ||
  kind === 'quiz' ||
  kind === 'glossary';

/**
 * The data of a page. An unknown section is the first one, an unknown lesson the first of its section.
 * @param id of the lesson or quiz
 */
export function pageData(kind: DataKind, section: string | undefined, id?: string): PageData {
  return dataIn(findSection(section), kind, id);
}

/** @internal exported for its test: at present every section has a glossary */
export function dataIn(section: Section, kind: DataKind, id?: string): PageData {
  const { lessons, quizzes, glossary, ...head } = section;
  const toSection: PageData = { kind: 'redirect', to: pathTo('section', head.id) };
  switch (kind) {
    case 'home':
      return { kind, sections: SECTION_HEADS };
    case 'section':
      return { kind, section };
    case 'lesson': {
      const lesson = lessons.find((entry) => entry.id === id) ?? lessons[0];
      if (!lesson || lesson.comingSoon) return toSection;
      return { kind, section: head, lesson: lesson.id };
    }
    case 'quiz': {
      const quiz = quizzes.find((entry) => entry.id === id);
      if (!quiz) return { kind: 'error', error: 'Quiz not found' };
      return quiz.comingSoon ? toSection : { kind, section: head, quiz };
    }
    case 'glossary':
      if (glossary) return { kind, section: head };
      return { kind: 'error', error: `${head.title} has no glossary` };
  }
}
