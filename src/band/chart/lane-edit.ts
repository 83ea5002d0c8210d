import { CELLS } from '#audio/music/chart.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { LANE_STROKES, type OwnLane, REST } from '#audio/music/own-lane.ts';

/** The symbol that follows in the cycle of a cell: the rest, then the strokes of the player. */
export function nextSymbol(player: BandInstrument, symbol: string): string {
  const cycle = cycleOf(player);
  return cycle[(cycle.indexOf(symbol) + 1) % cycle.length] ?? REST;
}

/** The symbol that a digit stands for: 0 the rest, 1 the first stroke; `null` if there is none. */
export function symbolOfDigit(player: BandInstrument, digit: string): string | null {
  return /^\d$/.test(digit) ? (cycleOf(player)[Number(digit)] ?? null) : null;
}

/** The name of what is in a cell. */
export function symbolName(player: BandInstrument, symbol: string): string {
  return LANE_STROKES[player].find((stroke) => stroke.symbol === symbol)?.name ?? 'rest';
}

export function withSymbol({ cells }: OwnLane, index: number, symbol: string): OwnLane {
  return { cells: cells.slice(0, index) + symbol + cells.slice(index + 1) };
}

/** The lane with its first bar only, which then repeats. */
export function firstBar({ cells }: OwnLane): OwnLane {
  return { cells: cells.slice(0, CELLS) };
}

function cycleOf(player: BandInstrument): readonly string[] {
  return [REST, ...LANE_STROKES[player].map(({ symbol }) => symbol)];
}
