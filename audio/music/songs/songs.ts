import type { MusicalKey } from '#audio/music/harmony/harmony.ts';

/** Four bars: chord changes and a melody over them, both in the song's written key. */
export interface Strain {
  chords: string;
  melody: string;
}

/** A song of the band's repertoire. Sung lines have two bars and end by count 2 of the second bar, before an answer. */
export interface Song {
  title: string;
  key: MusicalKey;
  /**
   * The keys in which every melody, including the singer's, stays in range as written. Ear training chooses from them,
   * so the questions of a shared round depend on their order. The band plays in all keys (`keysOf`).
   */
  keys: readonly [MusicalKey, ...MusicalKey[]];
  /** The intro, played by the requinto. */
  intro: Strain;
  verse: Strain;
  preChorus: Strain;
  /** The chorus with the backing vocals' answer. */
  chorus: Strain & { answer: string };
}

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

/** The band's repertoire, two songs in minor and two in major, by their ids in addresses. */
export const SONG_BY_ID = {
  'la-ventana': LA_VENTANA,
  'el-camino': EL_CAMINO,
  'agua-clara': AGUA_CLARA,
  domingo: DOMINGO,
} as const;

export type SongId = keyof typeof SONG_BY_ID;

export const SONG_IDS = Object.keys(SONG_BY_ID) as SongId[];

/** The sections of a song whose chord changes the band plays when there is no singer. */
export const CHANGES = ['verse', 'preChorus', 'chorus'] as const satisfies readonly (keyof Song)[];

export type Changes = (typeof CHANGES)[number];
