import type { Player } from '#src/band/players/players.ts';

/** A judged tap, or a target without one. Beats count since Play. */
export type TapMark =
  | { kind: 'hit' /** the target */; beat: number /** seconds, negative if early */; late: number }
  | { kind: 'miss' /** the target */; beat: number }
  | { kind: 'extra' /** the place of the tap */; beat: number };

/** The marks of a run of taps, as they are made. */
export interface ChartMarks {
  /** Calls back with each new mark, and with `null` when a run begins. @returns unsubscribes */
  subscribe(listener: (mark: TapMark | null) => void): () => void;
}

/** The index of the chart's bar that sounds in a bar since Play; `null` if there is none. */
export type ChartBarAt = (bar: number) => number | null;

export interface ChartPlayer extends Player {
  /** Muted, or silenced by another player's solo: the lane is pale. */
  muted?: boolean;
  /** Whether an edited pattern replaces the player's. */
  own?: boolean;
  /** In a line: shapes alone, or large and with letters for the part that the learner plays. By default it has letters. */
  look?: 'slim' | 'mine';
}

/** The lanes and rows that are drawn in the bars of a chart. */
export interface ShownLanes {
  players: readonly ChartPlayer[];
  steps: boolean;
  taps: boolean;
}
