import type { Song } from './song.ts';

/** Major, I-IV-V7-I and I-vi-ii-V. */
export const DOMINGO: Song = {
  title: 'Domingo',
  key: 'G',
  keys: ['G', 'A', 'F'],
  intro: {
    chords: 'G | C | D7 | G',
    melody: `
      D5 - - G5 - F#5 D5 E5 | - - C5 E5 G5 - F#5 D5
      | - - A4 C5 F#5 - E5 D5 | - - B4 D5 G5 - B4+D5 -`,
  },
  verse: {
    chords: 'G | C | D7 | G',
    melody: `
      . D4 D4 G4 B4 - A4 G4 | G4 - E4 - . . . .
      | . D4 D4 F#4 A4 - C5 A4 | B4 - G4 - . . . .`,
  },
  preChorus: {
    chords: 'Em | Bm | C | D7',
    melody: `
      G4 G4 B4 - B4 - A4 G4 | F#4 - D4 - . . . .
      | G4 G4 C5 - C5 - B4 G4 | A4 - C5 - . . . .`,
  },
  chorus: {
    chords: 'G | Em | Am | D7',
    melody: `
      B4 B4 D5 - B4 - A4 G4 | B4 - G4 - . . . .
      | A4 C5 D5 - C5 - B4 A4 | A4 - F#4 - . . . .`,
    answer: `
      . . . . . . . . | . . . . E4+G4 F#4+A4 G4+B4 -
      | . . . . . . . . | . . . . F#4+A4 - - -`,
  },
};
