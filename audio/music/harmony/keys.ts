import type { Song } from '#audio/music/songs/songs.ts';
import type { MusicalKey } from './harmony.ts';

/** The twelve keys of each mode from C up, each by the name with fewer signs, or the one that guitarists use. */
const MAJOR_KEYS: readonly MusicalKey[] = [
  ...(['C', 'Db', 'D', 'Eb', 'E', 'F'] as const),
  ...(['F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const),
];
const MINOR_KEYS: readonly MusicalKey[] = [
  ...(['Cm', 'C#m', 'Dm', 'Ebm', 'Em', 'Fm'] as const),
  ...(['F#m', 'Gm', 'G#m', 'Am', 'Bbm', 'Bm'] as const),
];

export const isMinor = (key: MusicalKey) => key.endsWith('m');

/** The keys in which a song can be played: all twelve of its mode, from C up. */
export const keysOf = ({ key }: Pick<Song, 'key'>): readonly MusicalKey[] =>
  isMinor(key) ? MINOR_KEYS : MAJOR_KEYS;
