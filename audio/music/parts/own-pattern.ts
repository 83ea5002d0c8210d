import { CELLS, type Chart } from '#audio/music/chart/chart.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { type OwnLane, REST } from '#audio/music/live/own-lane.ts';
import { type WrittenNote, writeStrokes } from '#audio/music/score/notation.ts';
import { writeBassTones } from './bass.ts';
import { LANE_REGISTER, writeRequinto } from './requinto.ts';
import { writeSegunda } from './segunda.ts';

/** Maximum number of cells for which a note rings if no other follows. */
const RINGING = { bass: 6, segunda: 2, requinto: 4 };

/** The notes of a learner's lane, repeated over the chords of a whole chart. */
export function ownPattern(
  player: BandInstrument,
  { cells }: OwnLane,
  chart: Chart,
): WrittenNote[] {
  const all = cells.repeat(Math.ceil((chart.bars * CELLS) / cells.length));
  const line = all.slice(0, chart.bars * CELLS);
  switch (player) {
    case 'guira':
    case 'bongos':
      return writeStrokes(player, inBars([...line]));
    case 'bass':
      return writeBassTones(inBars(ringing(line, RINGING.bass)), chart);
    case 'segunda':
      return writeSegunda(inBars(ringing(line, RINGING.segunda)), chart);
    case 'requinto':
      return writeRequinto(
        inBars(ringing(line, RINGING.requinto).map(chordLineSymbol)),
        chart,
        0,
        LANE_REGISTER,
      );
  }
}

function inBars(cells: readonly string[]): string {
  return cells.map((cell, i) => (i > 0 && i % CELLS === 0 ? `| ${cell}` : cell)).join(' ');
}

/** Extends every note up to the next one, at most to `length` cells. */
function ringing(line: string, length: number): string[] {
  let last = Number.NEGATIVE_INFINITY;
  return [...line].map((cell, i) => {
    if (cell !== REST) last = i;
    return cell === REST && i - last < length ? '-' : cell;
  });
}

const DOUBLE_STOPS = 'abcdef';

/** A symbol of the requinto's lane in the notation of chord-line.ts. */
function chordLineSymbol(symbol: string): string {
  const double = DOUBLE_STOPS.indexOf(symbol);
  return double < 0 ? symbol : `${double + 1}=`;
}
