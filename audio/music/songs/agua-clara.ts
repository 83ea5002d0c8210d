import type { Song } from './song.ts';

/** Major, I-vi-ii-V and I-IV-ii-V. */
export const AGUA_CLARA: Song = {
  title: 'Agua clara',
  key: 'C',
  keys: ['C', 'D', 'Db'],
  intro: {
    chords: 'C | Am | Dm | G7',
    melody: `
      E5 - - G5 - F5 E5 C5 | - - A4 C5 E5 - D5 F5
      | - - A4 D5 F5 - E5 D5 | - - B4 D5 G5 - D5+F5 -`,
  },
  verse: {
    chords: 'C | Am | Dm | G7',
    melody: `
      . E4 E4 F4 G4 - E4 G4 | A4 - E4 - . . . .
      | . F4 F4 G4 A4 - F4 A4 | B4 - G4 - . . . .`,
  },
  preChorus: {
    chords: 'F | Em | Dm | G7',
    melody: `
      A4 A4 C5 - A4 - G4 F4 | G4 - E4 - . . . .
      | F4 F4 A4 - D5 - C5 A4 | B4 - D5 - . . . .`,
  },
  chorus: {
    chords: 'C | F | Dm | G7',
    melody: `
      E4 G4 C5 - C5 - D5 C5 | A4 - C5 - . . . .
      | A4 A4 D5 - D5 - C5 A4 | B4 - G4 - . . . .`,
    answer: `
      . . . . . . . . | . . . . F4+A4 G4+B4 F4+A4 -
      | . . . . . . . . | . . . . F4+B4 - - -`,
  },
};
