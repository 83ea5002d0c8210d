import type { MusicalKey } from '#audio/music/harmony/harmony.ts';

/** Four bars: chord changes and a melody over them, both in the key the song is written in. */
export interface Strain {
  chords: string;
  melody: string;
}

/**
 * A song as the band knows it. All strains have four bars. Sung lines are two bars long and end by
 * count 2 of their second bar, which leaves counts 3 and 4 for an answer.
 */
export interface Song {
  title: string;
  /** The key it is written in. */
  key: MusicalKey;
  /**
   * The keys in which every melody stays in range as it is written, the singer's too. Ear training draws from them,
   * so a shared round depends on their order. The band plays in all keys (`keysOf`).
   */
  keys: readonly [MusicalKey, ...MusicalKey[]];
  /** The intro, played by the requinto. */
  intro: Strain;
  verse: Strain;
  preChorus: Strain;
  /** The chorus with the backing vocals' answer. */
  chorus: Strain & { answer: string };
}
