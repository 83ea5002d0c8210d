import {
  type Chord,
  chord,
  type MusicalKey,
  scaleOver,
  semitonesBetween,
} from '#audio/music/harmony/harmony.ts';
import type { PitchClass } from '#audio/music/harmony/pitch.ts';

/** Beats per bar: all bachata is in 4/4. */
export const BEATS = 4;
/** Cells per bar of a lane: sixteenths. */
export const CELLS = 16;
export const CELLS_A_BEAT = CELLS / BEATS;

export interface Change {
  /** Position in beats from the start of the chart. */
  beat: number;
  chord: Chord;
}

/** Chord chart of a piece: its chord changes and its key. */
export interface Chart {
  key: MusicalKey;
  /** Transposition from the written key to the sounding one, in semitones. */
  semitones: number;
  bars: number;
  changes: readonly Change[];
  after: Chord;
}

export interface ChartOptions {
  /** The key the changes are written in. */
  written: MusicalKey;
  /** The sounding key; the written one by default. */
  key?: MusicalKey;
  /** The number of bars to play. Shorter changes repeat; by default they are played once. */
  bars?: number;
  /** The chord after the last bar: the tonic (default), the chord of the first bar, or another. */
  after?: 'home' | 'again' | Chord | undefined;
}

/** Parses changes such as `Am | F G | E7`, whose chords share their bars evenly. @throws RangeError on an unknown chord */
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
  const { after = 'home' } = rest;
  const again = read[0]?.chord ?? home;
  const following = after === 'again' ? again : after === 'home' ? home : after;
  return { key, semitones, bars, changes: read, after: following };
}

/** The chord at a beat of the chart; after its end, the following chord. */
export function chordAt({ changes, bars, after }: Chart, beat: number): Chord {
  if (beat >= bars * BEATS) return after;
  return changes.findLast((change) => change.beat <= beat)?.chord ?? after;
}

/** The scale for a melody at a beat; see `scaleOver`. */
export function scaleAt(chart: Chart, beat: number): PitchClass[] {
  return scaleOver(chordAt(chart, beat), chart.key);
}
