import { type PitchClass, pitchClass, pitchClassOf } from './pitch.ts';

/** Chord qualities: semitones above the root by chord suffix (`Am`, `E7`, `F#m7b5`). */
const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  m7b5: [0, 3, 6, 10],
};

/** Semitones of the steps of the major and the natural minor scale above the tonic. */
export const MAJOR = [0, 2, 4, 5, 7, 9, 11];
export const MINOR = [0, 2, 3, 5, 7, 8, 10];

/** A key, named after its tonic chord: `Am` is A minor, `C` is C major. */
export type MusicalKey = `${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'}${'' | '#' | 'b'}${'' | 'm'}`;

/** The twelve keys of each mode from C up, each by the name with fewer accidentals, or the one that guitarists use. */
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
export const keysOf = ({ key }: { key: MusicalKey }): readonly MusicalKey[] =>
  isMinor(key) ? MINOR_KEYS : MAJOR_KEYS;

export interface Chord {
  root: PitchClass;
  /** Root, third, fifth and, in a seventh chord, the seventh. */
  tones: readonly PitchClass[];
}

/** Parses a chord name and transposes it up by `semitones`. @throws RangeError on an unknown root or quality */
export function chord(name: string, semitones = 0): Chord {
  const [, rootName = '', quality = 'none'] = /^([A-G][#b]?)(.*)$/.exec(name) ?? [];
  const intervals = QUALITIES[quality];
  if (!intervals) throw new RangeError(`'${name}' is not a known chord`);
  const root = pitchClass(pitchClassOf(rootName) + semitones);
  return { root, tones: intervals.map((interval) => pitchClass(root + interval)) };
}

/** The suffix of a chord's name: `m`, `7`. The inverse of `chord`. */
export function qualityOf({ root, tones }: Chord): string {
  const intervals = tones.map((tone) => pitchClass(tone - root)).join();
  const found = Object.entries(QUALITIES).find(([, quality]) => quality.join() === intervals);
  return found?.[0] ?? '';
}

/** The smallest transposition from one key to another, in semitones: -5 to 6. */
export function semitonesBetween(from: MusicalKey, to: MusicalKey): number {
  const up = pitchClass(chord(to).root - chord(from).root);
  return up > 6 ? up - 12 : up;
}

/** The scale over a chord: the key's scale, with the notes that the chord raises, such as G# over E7 in A minor. */
export function scaleOver({ tones }: Chord, key: MusicalKey): PitchClass[] {
  const steps = isMinor(key) ? MINOR : MAJOR;
  const tonic = chord(key).root;
  const ofKey = steps.map((step) => pitchClass(tonic + step));
  return ofKey.map((note) => {
    const raised = pitchClass(note + 1);
    return tones.includes(raised) && !ofKey.includes(raised) ? raised : note;
  });
}
