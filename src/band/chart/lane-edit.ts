import { CELLS } from '#audio/music/chart.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { LANE_STROKES, type OwnLane, REST } from '#audio/music/own-lane.ts';

/** The symbols that a cell can hold: the rest, then the strokes of the player. */
export function symbolsOf(player: BandInstrument): readonly string[] {
  return [REST, ...LANE_STROKES[player].map(({ symbol }) => symbol)];
}

/** The symbol that follows in the cycle of a cell: the rest, then the strokes of the player. */
export function nextSymbol(player: BandInstrument, symbol: string): string {
  const cycle = symbolsOf(player);
  return cycle[(cycle.indexOf(symbol) + 1) % cycle.length] ?? REST;
}

/** The name of the stroke in a cell. */
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
