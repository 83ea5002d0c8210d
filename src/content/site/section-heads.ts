import type { SectionHead } from '#src/content/model.ts';

/** Titles and descriptions of the sections, in display order. */
export const SECTION_HEADS = [
  {
    id: 'history',
    title: 'History',
    icon: 'colmado',
    color: 'clay',
    description:
      'From the barrios of Santo Domingo to stadiums and UNESCO: who made bachata, where, and against what odds.',
  },
  {
    id: 'music',
    title: 'Music',
    icon: 'band',
    color: 'teal',
    practice: true,
    description:
      'Three rhythms, five instruments, one song: hear them, build them, tell them apart.',
  },
  {
    id: 'dance',
    title: 'Dance',
    icon: 'steps',
    color: 'plum',
    description: 'Steps, turns and hips, counted from one to eight.',
    comingSoon: true,
  },
] as const satisfies readonly SectionHead[];
