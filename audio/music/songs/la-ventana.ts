import type { Song } from './song.ts';

/** Minor, i-iv-V7-i; the chorus is the Andalusian cadence, i-VII-VI-V. */
export const LA_VENTANA: Song = {
  title: 'La ventana',
  key: 'Am',
  keys: ['Am', 'Bm', 'Bbm'],
  intro: {
    chords: 'Am | Dm | E7 | Am',
    melody: `
      E5 - - A5 - G5 E5 F5 | - - D5 E5 F5 - E5 D5
      | - - B4 D5 G#5 - F5 E5 | - - C5 - A4 - C5+E5 -`,
  },
  verse: {
    chords: 'Am | Dm | E7 | Am',
    melody: `
      . E4 E4 A4 C5 - B4 A4 | A4 G4 F4 - . . . .
      | . E4 E4 G#4 B4 - A4 G#4 | A4 - - - . . . .`,
  },
  preChorus: {
    chords: 'Dm | Am | F | E7',
    melody: `
      D4 D4 F4 - A4 - G4 F4 | E4 - A4 - . . . .
      | F4 F4 A4 - C5 - B4 A4 | B4 - - - . . . .`,
  },
  chorus: {
    chords: 'Am | G | F | E7',
    melody: `
      E4 A4 C5 - C5 - D5 C5 | D5 - B4 - . . . .
      | F4 A4 C5 - C5 - B4 A4 | B4 - G#4 - . . . .`,
    answer: `
      . . . . . . . . | . . . . G4+B4 A4+C5 G4+B4 -
      | . . . . . . . . | . . . . G#4+B4 - - -`,
  },
};
