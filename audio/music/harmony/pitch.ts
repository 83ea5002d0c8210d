import { note } from '@tonaljs/pitch-note';

/** A pitch without its octave: 0 for C, 1 for C#, up to 11 for B. */
export type PitchClass = number;

/** The pitch class of a pitch in semitones, which may be negative. */
export const pitchClass = (semitones: number): PitchClass => ((semitones % 12) + 12) % 12;

/** The pitch class of a note's name such as `C`, `F#`, `Bb` or `F##`. @throws RangeError on any other text */
export function pitchClassOf(name: string): PitchClass {
  const { pc, chroma } = note(name);
  if (name === '' || pc !== name) throw new RangeError(`'${name}' is not a note name`);
  return chroma;
}

/** The MIDI number of a note name with its octave: `C4` is middle C, 60. @throws RangeError on any other text */
export function midi(name: string): number {
  const { name: read, midi: number } = note(name);
  if (number === null || read !== name) {
    throw new RangeError(`'${name}' is not a note with its octave`);
  }
  return number;
}

/** All pitches of the given classes from `low` to `high` inclusive, in ascending order. */
export function pitchesWithin(
  classes: readonly PitchClass[],
  [low, high]: readonly [number, number],
): number[] {
  const all = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return all.filter((pitch) => classes.includes(pitchClass(pitch)));
}
