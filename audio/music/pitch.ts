const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** A pitch without its octave: 0 for C, 1 for C#, up to 11 for B. */
export type PitchClass = number;

export const pitchClass = (semitones: number): PitchClass => ((semitones % 12) + 12) % 12;

/**
 * The pitch class of a note's name such as `C`, `F#` or `Bb`.
 * @throws RangeError when it names no note
 */
export function pitchClassOf(name: string): PitchClass {
  const natural = SEMITONES[name.charAt(0)];
  const sign = name.slice(1);
  if (natural === undefined || !['', '#', 'b'].includes(sign)) {
    throw new RangeError(`'${name}' is not the name of a note`);
  }
  return pitchClass(natural + (sign === '#' ? 1 : 0) - (sign === 'b' ? 1 : 0));
}

/**
 * The MIDI number of a note written with its octave; `C4` is middle C, 60.
 * @throws RangeError when it is not such a note
 */
export function midi(note: string): number {
  const [, name, octave] = /^(\D+)(\d)$/.exec(note) ?? [];
  if (name === undefined) throw new RangeError(`'${note}' is not a note with its octave`);
  return pitchClassOf(name) + 12 * (Number(octave) + 1);
}

/** Every pitch of these classes from `low` to `high`, both included, upwards. */
export function pitchesWithin(
  classes: readonly PitchClass[],
  [low, high]: readonly [number, number],
): number[] {
  const all = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return all.filter((pitch) => classes.includes(pitchClass(pitch)));
}
