import { type Chord, chord, type Key, scaleOver, semitonesBetween } from './harmony.ts';
import type { PitchClass } from './pitch.ts';

/** Beats in a bar: all of bachata is in 4/4. */
export const BEATS = 4;

export interface Change {
  /** Beats from the start of the chart. */
  beat: number;
  chord: Chord;
}

/** What the players have on the stand: which chord sounds when, in which key. */
export interface Chart {
  key: Key;
  /** How far the key lies above the one the music is written in, in semitones. */
  semitones: number;
  bars: number;
  changes: readonly Change[];
  /** The chord that follows the last bar. */
  after: Chord;
}

export interface ChartOptions {
  /** The key the changes are written in. */
  written: Key;
  /** The key they are played in; the written one unless told. */
  key?: Key;
  /** How many bars to play, from the first on again where the changes are shorter. */
  bars?: number;
  /** What comes after the last bar: the key's own chord, or the first bar again. */
  after?: 'home' | 'again';
}

/** Reads changes such as `Am | F G | E7`: a bar between two strokes, its chords sharing it evenly. */
export function chart(changes: string, { written, key = written, ...rest }: ChartOptions): Chart {
  const semitones = semitonesBetween(written, key);
  const measures = changes.split('|').map((bar) => bar.trim().split(/\s+/));
  const bars = rest.bars ?? measures.length;
  const read = Array.from({ length: bars }, (_, bar) => {
    const names = measures[bar % measures.length] ?? [];
    return names.map((name, i) => ({
      beat: (bar + i / names.length) * BEATS,
      chord: chord(name, semitones),
    }));
  }).flat();
  const home = chord(key);
  const after = rest.after === 'again' ? (read[0]?.chord ?? home) : home;
  return { key, semitones, bars, changes: read, after };
}

/** The chord that sounds at a beat of the chart; from its end on, the one that follows. */
export function chordAt({ changes, bars, after }: Chart, beat: number): Chord {
  if (beat >= bars * BEATS) return after;
  return changes.findLast((change) => change.beat <= beat)?.chord ?? after;
}

/** The next chord after the one at a beat, be it the same or another. */
export function chordAfter({ changes, after }: Chart, beat: number): Chord {
  return changes.find((change) => change.beat > beat)?.chord ?? after;
}

/** The scale a melody uses at a beat. */
export function scaleAt(chart: Chart, beat: number): PitchClass[] {
  return scaleOver(chordAt(chart, beat), chart.key);
}
