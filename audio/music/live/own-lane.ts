import { CELLS } from '#audio/music/chart/chart.ts';
import type { BandInstrument } from '#audio/music/instrument.ts';

/** The pattern of a player in cells of a sixteenth, in place of the player's own. It follows the chords. */
export interface OwnLane {
  /** Sixteen characters a bar, for 1, 2, 4 or 8 bars: a symbol of `LANE_STROKES`, or `.` for a rest. */
  cells: string;
}

export type OwnLanes = Partial<Record<BandInstrument, OwnLane>>;

export const LANE_BARS: readonly number[] = [1, 2, 4, 8];
export const REST = '.';

export interface LaneStroke {
  symbol: string;
  name: string;
}

/** The strokes of each player, in the order in which a cell cycles through them after the rest. */
export const LANE_STROKES: Readonly<Record<BandInstrument, readonly LaneStroke[]>> = {
  guira: [
    { symbol: 'd', name: 'down' },
    { symbol: 'D', name: 'down, accented' },
    { symbol: 'u', name: 'up' },
    { symbol: 't', name: 'tap' },
    { symbol: 's', name: 'long scrape' },
  ],
  bongos: [
    { symbol: 'o', name: 'macho' },
    { symbol: 'M', name: 'macho, accented' },
    { symbol: 'h', name: 'hembra' },
    { symbol: 'H', name: 'hembra, accented' },
    { symbol: 'm', name: 'muted' },
    { symbol: 'S', name: 'slap' },
  ],
  bass: [
    { symbol: '1', name: 'root' },
    { symbol: '5', name: 'fifth' },
    { symbol: '8', name: 'octave' },
    { symbol: '3', name: 'third' },
  ],
  segunda: [
    { symbol: 'B', name: 'low root' },
    { symbol: 'b', name: 'low fifth' },
    { symbol: 'd', name: 'strum down' },
    { symbol: 'u', name: 'strum up' },
    { symbol: 'c', name: 'chop' },
    { symbol: 'x', name: 'slap' },
  ],
  requinto: [
    { symbol: '1', name: 'first chord tone' },
    { symbol: '2', name: 'second chord tone' },
    { symbol: '3', name: 'third chord tone' },
    { symbol: '4', name: 'fourth chord tone' },
    { symbol: '5', name: 'fifth chord tone' },
    { symbol: '6', name: 'sixth chord tone' },
    { symbol: 'a', name: 'double-stop on the first chord tone' },
    { symbol: 'b', name: 'double-stop on the second chord tone' },
    { symbol: 'c', name: 'double-stop on the third chord tone' },
    { symbol: 'd', name: 'double-stop on the fourth chord tone' },
    { symbol: 'e', name: 'double-stop on the fifth chord tone' },
    { symbol: 'f', name: 'double-stop on the sixth chord tone' },
  ],
};

/** Reads a lane from a text such as an address; `null` unless it is a valid lane of the player. */
export function parseLane(player: BandInstrument, text: string): OwnLane | null {
  const symbols = LANE_STROKES[player].map(({ symbol }) => symbol);
  const valid =
    LANE_BARS.includes(text.length / CELLS) &&
    [...text].every((cell) => cell === REST || symbols.includes(cell));
  return valid ? { cells: text } : null;
}
