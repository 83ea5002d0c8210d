import type { Chord } from '#audio/music/harmony/harmony.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { LiveBar, LiveNote } from '#audio/music/live/live.ts';
import { LANE_BARS, LANE_STROKES, type OwnLane, REST } from '#audio/music/live/own-lane.ts';
import { ownPattern } from '#audio/music/parts/own-pattern.ts';
import type { WrittenNote } from '#audio/music/score/notation.ts';
import { BEATS, CELLS } from './chart.ts';
import { chordOf, lanesOf, notesByCell } from './lanes.ts';

/** A player's notes as an editable lane, with the nearest strokes. Bars beyond 1, 2, 4 or 8 are dropped. */
export function laneOf(player: BandInstrument, bars: readonly LiveBar[]): OwnLane {
  const length = LANE_BARS.findLast((count) => count <= bars.length) ?? 1;
  const cells = Array.from({ length: length * CELLS }, () => REST);
  for (const [i, bar] of bars.slice(0, length).entries()) {
    for (const [cell, symbol] of symbolsOf(player, bar, bars[i + 1] ?? bars[0])) {
      cells[i * CELLS + cell] = symbol;
    }
  }
  return { cells: cells.join('') };
}

function symbolsOf(
  player: BandInstrument,
  bar: LiveBar,
  next: LiveBar | undefined,
): [cell: number, symbol: string][] {
  if (player === 'requinto') {
    return notesByCell(player, bar).map(([cell, notes]) => [
      cell,
      nearestTones(notes, bar, (cell * BEATS) / CELLS),
    ]);
  }
  const strokes = LANE_STROKES[player];
  return lanesOf(bar, next)[player].map(({ cell, kind, accent }) => {
    const alike = strokes.filter((stroke) => stroke.kind === kind);
    const stroke =
      alike.find((stroke) => accent === (stroke.accent ?? false)) ??
      alike[0] ??
      // Notes outside the chord become its fifth.
      strokes.find((stroke) => stroke.kind === 'fifth');
    return [cell, stroke?.symbol ?? REST];
  });
}

/** The requinto's symbol whose notes are closest to some notes over the chord of their beat. */
function nearestTones(notes: readonly LiveNote[], bar: LiveBar, beat: number): string {
  const wanted = pitchesOf(notes);
  const of = chordOf(bar, beat);
  const all = LANE_STROKES.requinto.map(({ symbol }) => ({
    symbol,
    off: distance(of ? pitchesOver(symbol, of, bar) : [], wanted),
  }));
  return all.reduce((best, one) => (one.off < best.off ? one : best)).symbol;
}

function pitchesOver(symbol: string, of: Chord, { key = 'C' }: LiveBar): number[] {
  const chart = { key, semitones: 0, bars: 1, changes: [{ beat: 0, chord: of }], after: of };
  return pitchesOf(ownPattern('requinto', { cells: symbol.padEnd(CELLS, REST) }, chart));
}

const pitchesOf = (notes: readonly (LiveNote | WrittenNote)[]) =>
  notes.flatMap((note) => ('pitch' in note ? [note.pitch] : [])).toSorted((a, b) => b - a);

/** The distance between two chords in semitones; a missing note counts as an octave. */
function distance(one: readonly number[], other: readonly number[]): number {
  const most = Math.max(one.length, other.length);
  return Array.from({ length: most }, (_, i) => {
    const [a, b] = [one[i], other[i]];
    return a === undefined || b === undefined ? 12 : Math.abs(a - b);
  }).reduce((sum, off) => sum + off, 0);
}
