import type { Song } from './song.ts';

/** Minor, i-VI-III-VII; the chorus has two chords in some bars and ends on the dominant. */
export const EL_CAMINO: Song = {
  title: 'El camino',
  key: 'Em',
  keys: ['Em', 'Dm', 'Fm'],
  intro: {
    chords: 'Em | C | G | D',
    melody: `
      G5 - - B5 - A5 G5 E5 | - - C5 D5 E5 - D5 B4
      | - - D5 - G5 - F#5 A5 | - - F#5 - D5 - A4+F#5 -`,
  },
  verse: {
    chords: 'Em | C | G | D',
    melody: `
      . G4 G4 F#4 E4 - G4 B4 | C5 - B4 G4 . . . .
      | . B4 B4 A4 G4 - A4 B4 | A4 - F#4 - . . . .`,
  },
  preChorus: {
    chords: 'C | D | Am | B7',
    melody: `
      E4 E4 G4 - C5 - B4 G4 | A4 - F#4 - . . . .
      | E4 A4 C5 - C5 - B4 A4 | B4 - D#5 - . . . .`,
  },
  chorus: {
    chords: 'Em | C D | Em | Am B7',
    melody: `
      B4 B4 B4 - G4 - A4 B4 | C5 - G4 - . . . .
      | B4 B4 D5 - B4 - A4 G4 | A4 - C5 - . . . .`,
    answer: `
      . . . . . . . . | . . . . F#4+A4 G4+B4 F#4+A4 -
      | . . . . . . . . | . . . . D#4+B4 - - -`,
  },
};
