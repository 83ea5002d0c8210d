import type { Cue, PracticeContext } from '#src/practice/machine.ts';

/** What each cue says. */
export const CUE_NAMES: Readonly<Record<Cue, string>> = {
  mambo: 'Mambo now',
  corte: 'Corte now',
  end: 'End now',
};

/** What a screen reader says once the band has heard a cue. */
export function calledText(cue: Cue): string {
  switch (cue) {
    case 'mambo':
      return 'Mambo from the next bar';
    case 'corte':
      return 'A corte in the next bar';
    case 'end':
      return 'The end from the next bar';
  }
}

/** Why the band does not follow a cue; empty if it does. */
export function refusalOf(cue: Cue, { bar, settings }: PracticeContext): string {
  if (bar === null) return 'Cues are for while the band plays';
  return cue === 'corte' || settings.length === 'form' ? '' : 'A loop can only have a corte';
}
