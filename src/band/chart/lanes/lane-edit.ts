import { CELLS } from '#audio/music/chart/chart.ts';
import { LANE_KINDS } from '#audio/music/chart/lanes.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';
import { LANE_STROKES, type OwnLane, REST } from '#audio/music/live/own-lane.ts';

/** The symbols that a cell can hold: the rest, then the strokes of the player. */
export function symbolsOf(player: BandInstrument): readonly string[] {
  return [REST, ...LANE_STROKES[player].map(({ symbol }) => symbol)];
}

/** The next symbol in the cycle of a cell: the rest, then the strokes of the player. */
export function nextSymbol(player: BandInstrument, symbol: string): string {
  const cycle = symbolsOf(player);
  return cycle[(cycle.indexOf(symbol) + 1) % cycle.length] ?? REST;
}

/** The mark of a symbol; `undefined` for a rest. Tones of the requinto have the figure of their place. */
export function signOf(player: BandInstrument, symbol: string) {
  const strokes = LANE_STROKES[player];
  const stroke = strokes.find((one) => one.symbol === symbol);
  if (!stroke) return undefined;
  const { kind, accent } = stroke;
  const place = strokes.filter((one) => one.kind === kind).indexOf(stroke) + 1;
  return { kind, label: LANE_KINDS[kind][0] || `${place}`, ...(accent && { accent }) };
}

export function symbolName(player: BandInstrument, symbol: string): string {
  return LANE_STROKES[player].find((stroke) => stroke.symbol === symbol)?.name ?? 'rest';
}

/** The lane with its cells from an index on replaced. */
export function withCells({ cells }: OwnLane, from: number, others: string): OwnLane {
  return { cells: cells.slice(0, from) + others + cells.slice(from + others.length) };
}

export const barsOfLane = ({ cells }: OwnLane) => cells.length / CELLS;

/** The lane cut or repeated to a number of bars. */
export function withBars({ cells }: OwnLane, bars: number): OwnLane {
  const length = bars * CELLS;
  return { cells: cells.repeat(Math.ceil(length / cells.length)).slice(0, length) };
}

/** The cells of a bar. @param bar from 0 */
export function barCells({ cells }: OwnLane, bar: number): string {
  return cells.slice(bar * CELLS, (bar + 1) * CELLS);
}
