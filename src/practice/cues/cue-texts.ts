import type { Cue } from '#src/practice/playing/machine.ts';

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
