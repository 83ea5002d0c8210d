import { type Chart, chordAt, scaleAt } from './chart.ts';
import type { Chord } from './harmony.ts';
import type { PitchedInstrument } from './instrument.ts';
import { readLine } from './line.ts';
import { pitchClass, pitchesWithin } from './pitch.ts';
import type { WrittenNote } from './written.ts';

/** A register, its lowest and highest MIDI note. */
export type Register = readonly [low: number, high: number];

/** Who plays a line of the ladder, over which changes, from which beat of the chart, and where. */
interface Reading {
  instrument: PitchedInstrument;
  chart: Chart;
  register: Register;
  start?: number;
}

/** Beats a sliding finger is ahead of its note. */
const SLIDE = 0.11;

/** How strongly an accent, a count and what lies between the counts are played. */
const STRENGTH = { accent: 0.88, count: 0.7, between: 0.6 };

/**
 * Writes out a melodic line that fits any changes:
 * - `1` `2` `3` … the tones of the sounding chord that lie in the register, counted from its bottom;
 *   `123` several of them together;
 * - `<` and `>` one step of the scale above or below the note before;
 * - `=` after it: a double-stop, with a third or a sixth that fits the chord;
 * - `^` after it: an accent;
 * - `/` before it: slid into from the step below.
 *
 * Since the register stays while chords change, a figure moves by the smallest steps there are.
 */
export function writeLadder(
  line: string,
  { instrument, chart, register, start = 0 }: Reading,
): WrittenNote[] {
  let before = register[0];
  return readLine(line, 'words').flatMap(({ symbol, beat: at, beats }) => {
    const beat = start + at;
    const { pitches, accent, slide } = rung(symbol, { chart, beat, register, before });
    before = pitches[0] ?? before;
    const velocity = STRENGTH[accent ? 'accent' : at % 1 === 0 ? 'count' : 'between'];
    const notes = pitches.map((pitch) => ({ pitch, beat, beats: beats * 0.95, velocity }));
    if (slide !== undefined && beat >= SLIDE) {
      notes.push({ pitch: slide, beat: beat - SLIDE, beats: SLIDE, velocity: velocity * 0.7 });
    }
    return notes.map((note) => ({ instrument, ...note }));
  });
}

interface Rung {
  /** The upper note of a double-stop first. */
  pitches: readonly number[];
  accent: boolean;
  /** The pitch the finger slides from. */
  slide?: number;
}

interface Standing {
  chart: Chart;
  beat: number;
  register: Register;
  before: number;
}

function rung(symbol: string, { chart, beat, register, before }: Standing): Rung {
  const [, slide, where = '', marks = ''] = /^(\/?)([1-9]+|[<>])([=^]*)$/.exec(symbol) ?? [];
  if (!where) throw new RangeError(`'${symbol}' is no step on the ladder of chord tones`);
  const sounding = chordAt(chart, beat);
  const scale = pitchesWithin(scaleAt(chart, beat), register);
  const tones = pitchesWithin(sounding.tones, register);
  const pitches =
    where === '<'
      ? [stepFrom(before, 1, scale)]
      : where === '>'
        ? [stepFrom(before, -1, scale)]
        : [...new Set([...where].map((n) => chordTone(Number(n), tones)))];
  const [pitch = before] = pitches;
  if (marks.includes('=')) pitches.push(partner(pitch, sounding, scale));
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
  const near = THIRDS_AND_SIXTHS.map((interval) => pitch + interval).filter((p) =>
    scale.includes(p),
  );
  const ofChord = near.find((p) => tones.includes(pitchClass(p)));
  return ofChord ?? near[0] ?? pitch - 12;
}
