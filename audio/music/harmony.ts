import { type PitchClass, pitchClass, pitchClassOf } from './pitch.ts';

/** Semitones above the root, by what is written after it: `Am`, `E7`, `F#m7b5`. */
const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  m7b5: [0, 3, 6, 10],
};

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];

/** A key by the name of its home chord: `Am` is A minor, `C` is C major. */
export type Key = `${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'}${'' | '#' | 'b'}${'' | 'm'}`;

export interface Chord {
  root: PitchClass;
  /** Root, third, fifth and, if it has one, seventh. */
  tones: readonly PitchClass[];
}

/**
 * Reads a chord's name, `semitones` higher than it is written.
 * @throws RangeError when the band does not know it
 */
export function chord(name: string, semitones = 0): Chord {
  const [, rootName = '', quality = 'none'] = /^([A-G][#b]?)(.*)$/.exec(name) ?? [];
  const intervals = QUALITIES[quality];
  if (!intervals) throw new RangeError(`'${name}' is not a chord the band knows`);
  const root = pitchClass(pitchClassOf(rootName) + semitones);
  return { root, tones: intervals.map((interval) => pitchClass(root + interval)) };
}

/** Semitones from one key to another by the shorter way, -5 to 6. */
export function semitonesBetween(from: Key, to: Key): number {
  const up = pitchClass(chord(to).root - chord(from).root);
  return up > 6 ? up - 12 : up;
}

/**
 * The scale a melody uses over a chord: that of the key, except where the chord raises a note. So the
 * dominant of a minor key brings its leading tone (G# over E7 in A minor).
 */
export function scaleOver({ tones }: Chord, key: Key): PitchClass[] {
  const steps = key.endsWith('m') ? MINOR : MAJOR;
  const home = chord(key).root;
  const ofKey = steps.map((step) => pitchClass(home + step));
  return ofKey.map((note) => {
    const raised = pitchClass(note + 1);
    return tones.includes(raised) && !ofKey.includes(raised) ? raised : note;
  });
}
