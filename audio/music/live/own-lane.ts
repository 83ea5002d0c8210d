import { CELLS } from '#audio/music/chart/chart.ts';
import type { LaneKind } from '#audio/music/chart/lanes.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';

/** The learner's pattern for a player in cells of a sixteenth, instead of the generated one. It follows the chords. */
export interface OwnLane {
  /** Sixteen characters a bar, for 1, 2, 4 or 8 bars: a symbol of `LANE_STROKES`, or `.` for a rest. */
  cells: string;
}

export type OwnLanes = Partial<Record<BandInstrument, OwnLane>>;

export const LANE_BARS: readonly number[] = [1, 2, 4, 8];
export const REST = '.';

export interface LaneStroke {
  symbol: string;
  /** The kind of cell that shows it in the chart. */
  kind: LaneKind;
  name: string;
  accent?: true;
}

/** The strokes of each player, in the order in which a cell cycles through them after the rest. */
export const LANE_STROKES: Readonly<Record<BandInstrument, readonly LaneStroke[]>> = {
  guira: [
    { symbol: 'd', kind: 'down', name: 'down' },
    { symbol: 'D', kind: 'down', name: 'down, accented', accent: true },
    { symbol: 'u', kind: 'up', name: 'up' },
    { symbol: 't', kind: 'tap', name: 'tap' },
    { symbol: 's', kind: 'scrape', name: 'long scrape' },
  ],
  bongos: [
    { symbol: 'o', kind: 'macho', name: 'macho' },
    { symbol: 'M', kind: 'macho', name: 'macho, accented', accent: true },
    { symbol: 'h', kind: 'hembra', name: 'hembra' },
    { symbol: 'H', kind: 'hembra', name: 'hembra, accented', accent: true },
    { symbol: 'm', kind: 'muted', name: 'muted' },
    { symbol: 'S', kind: 'slap', name: 'slap' },
  ],
  bass: [
    { symbol: '1', kind: 'root', name: 'root' },
    { symbol: '5', kind: 'fifth', name: 'fifth' },
    { symbol: '8', kind: 'octave', name: 'octave' },
    { symbol: '3', kind: 'third', name: 'third' },
  ],
  segunda: [
    { symbol: 'B', kind: 'root', name: 'low root' },
    { symbol: 'b', kind: 'fifth', name: 'low fifth' },
    { symbol: 'd', kind: 'strum-down', name: 'strum down' },
    { symbol: 'u', kind: 'strum-up', name: 'strum up' },
    { symbol: 'c', kind: 'chop', name: 'chop' },
    { symbol: 'x', kind: 'slap', name: 'slap' },
  ],
  requinto: [
    { symbol: '1', kind: 'note', name: 'first chord tone' },
    { symbol: '2', kind: 'note', name: 'second chord tone' },
    { symbol: '3', kind: 'note', name: 'third chord tone' },
    { symbol: '4', kind: 'note', name: 'fourth chord tone' },
    { symbol: '5', kind: 'note', name: 'fifth chord tone' },
    { symbol: '6', kind: 'note', name: 'sixth chord tone' },
    { symbol: 'a', kind: 'double-stop', name: 'double-stop on the first chord tone' },
    { symbol: 'b', kind: 'double-stop', name: 'double-stop on the second chord tone' },
    { symbol: 'c', kind: 'double-stop', name: 'double-stop on the third chord tone' },
    { symbol: 'd', kind: 'double-stop', name: 'double-stop on the fourth chord tone' },
    { symbol: 'e', kind: 'double-stop', name: 'double-stop on the fifth chord tone' },
    { symbol: 'f', kind: 'double-stop', name: 'double-stop on the sixth chord tone' },
  ],
};

/** Parses a lane from a text such as a query; `null` unless it is a valid lane of the player. */
export function parseLane(player: BandInstrument, text: string): OwnLane | null {
  const symbols = LANE_STROKES[player].map(({ symbol }) => symbol);
  const valid =
    LANE_BARS.includes(text.length / CELLS) &&
    [...text].every((cell) => cell === REST || symbols.includes(cell));
  return valid ? { cells: text } : null;
}
