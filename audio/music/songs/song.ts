import type { Key } from '#audio/music/harmony.ts';

/** Four bars: their changes and a melody over them, both in the key the song is written in. */
export interface Strain {
  chords: string;
  melody: string;
}

/**
 * Everything a band must know of a song. All strains have four bars. Sung lines are two bars long and
 * end by count 2 of their second bar, which leaves counts 3 and 4 to an answer.
 */
export interface Song {
  title: string;
  /** The key it is written in. */
  key: Key;
  /** The keys in which every melody stays where it can be sung and played. */
  keys: readonly [Key, ...Key[]];
  /** Played by the requinto. */
  intro: Strain;
  verse: Strain;
  preChorus: Strain;
  /** With the answer of the second voices. */
  chorus: Strain & { answer: string };
}
