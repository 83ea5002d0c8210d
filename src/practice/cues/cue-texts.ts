import type { Cue } from '#src/practice/playing/machine.ts';

/** The label of each cue. */
export const CUE_NAMES: Readonly<Record<Cue, string>> = {
  mambo: 'Mambo now',
  corte: 'Corte now',
  end: 'End now',
};

/** The announcement for screen readers once the band has heard a cue. */
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
