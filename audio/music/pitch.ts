const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** A pitch without its octave: 0 for C, 1 for C#, up to 11 for B. */
export type PitchClass = number;

/** The pitch class of a pitch in semitones, which may be negative. */
export const pitchClass = (semitones: number): PitchClass => ((semitones % 12) + 12) % 12;

/**
 * The pitch class of a note's name such as `C`, `F#` or `Bb`.
 * @throws RangeError on any other text
 */
export function pitchClassOf(name: string): PitchClass {
  const natural = SEMITONES[name.charAt(0)];
  const accidental = name.slice(1);
  if (natural === undefined || !['', '#', 'b'].includes(accidental)) {
    throw new RangeError(`'${name}' is not a note name`);
  }
  return pitchClass(natural + (accidental === '#' ? 1 : 0) - (accidental === 'b' ? 1 : 0));
}

/**
 * The MIDI number of a note name with its octave: `C4` is middle C, 60.
 * @throws RangeError on any other text
 */
export function midi(note: string): number {
  const [, name, octave] = /^(\D+)(\d)$/.exec(note) ?? [];
  if (name === undefined) throw new RangeError(`'${note}' is not a note with its octave`);
  return pitchClassOf(name) + 12 * (Number(octave) + 1);
}

/** All pitches of the given classes from `low` to `high` inclusive, in ascending order. */
export function pitchesWithin(
  classes: readonly PitchClass[],
  [low, high]: readonly [number, number],
): number[] {
  const all = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return all.filter((pitch) => classes.includes(pitchClass(pitch)));
}
