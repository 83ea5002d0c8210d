import type { BandInstrument } from '#audio/music/instrument.ts';

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

/** The path of a page. @param id of the lesson or quiz */
export function pathTo(kind: PageKind, section = '', id = ''): string {
  return PATTERNS[kind].replace(':section', section).replace(':id', id);
}

/** The anchors of a section's page. */
export const SECTION_ANCHORS = { lessons: 'lessons', quizzes: 'quizzes' } as const;

/** The query parameter of a player's own part, on the practice page. */
export const laneParam = (player: BandInstrument) => `my-${player}`;
