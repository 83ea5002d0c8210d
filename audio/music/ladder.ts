import { type Chart, chordAt, scaleAt } from './chart.ts';
import type { Chord } from './harmony.ts';
import { pitchClass, pitchesWithin } from './pitch.ts';

/** A register, its lowest and highest MIDI note. */
export type Register = readonly [low: number, high: number];

/**
 * How a melodic line is written over any changes:
 * - `1` `2` `3` … the tones of the sounding chord that lie in the register, counted from its bottom;
 * - `<` and `>` one step of the scale above or below the note before;
 * - `=` after it: a double-stop, with a third or a sixth that fits the chord;
 * - `^` after it: an accent;
 * - `/` before it: slid into from the step below.
 *
 * Since the register stays while chords change, a figure moves by the smallest steps there are.
 */
export interface Rung {
  /** One pitch, or the two of a double-stop, the upper first. */
  pitches: readonly number[];
  accent: boolean;
  /** The pitch the finger slides from. */
  slide?: number;
}

/**
 * Reads one sign of such a line.
 * @param before the (upper) pitch of the note before
 * @throws RangeError on a sign that is none
 */
export function rung(
  symbol: string,
  { chart, beat, register, before }: { chart: Chart; beat: number; register: Register; before: number },
): Rung {
  const [, slide, where = '', marks = ''] = /^(\/?)([1-9<>])([=^]*)$/.exec(symbol) ?? [];
  if (!where) throw new RangeError(`'${symbol}' is no step on the ladder of chord tones`);
  const chord = chordAt(chart, beat);
  const scale = pitchesWithin(scaleAt(chart, beat), register);
  const pitch =
    where === '<'
      ? stepFrom(before, 1, scale)
      : where === '>'
        ? stepFrom(before, -1, scale)
        : chordTone(Number(where), pitchesWithin(chord.tones, register));
  const pitches = marks.includes('=') ? [pitch, partner(pitch, chord, scale)] : [pitch];
  const accent = marks.includes('^');
  return slide ? { pitches, accent, slide: stepFrom(pitch, -1, scale) } : { pitches, accent };
}

/** The nth tone from the bottom; above the top the ladder is climbed down again. */
function chordTone(n: number, tones: readonly number[]): number {
  const top = tones.length - 1;
  const index = n - 1 > top ? Math.max(0, 2 * top - (n - 1)) : n - 1;
  return tones[index] ?? 0;
}

/** A step along the scale; at the end of the register it turns round. */
function stepFrom(pitch: number, direction: 1 | -1, scale: readonly number[]): number {
  const above = scale.find((note) => note > pitch);
  const below = scale.findLast((note) => note < pitch);
  return (direction === 1 ? (above ?? below) : (below ?? above)) ?? pitch;
}

const THIRDS_AND_SIXTHS = [-3, -4, -8, -9, 3, 4, 8, 9];

/** A third or sixth below that belongs to the chord, above where there is no room; else of the scale. */
function partner(pitch: number, { tones }: Chord, scale: readonly number[]): number {
  const near = THIRDS_AND_SIXTHS.map((interval) => pitch + interval).filter((p) => scale.includes(p));
  const ofChord = near.find((p) => tones.includes(pitchClass(p)));
  return ofChord ?? near[0] ?? pitch - 12;
}
