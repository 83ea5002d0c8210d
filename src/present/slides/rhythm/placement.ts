import type { BarAt } from '#audio/engine/live/bars.ts';
import { BEATS } from '#audio/music/chart/chart.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import type { RhythmPattern } from '#audio/music/rhythms.ts';
import { smallBandBars } from '#src/band/small/small-band-music.ts';
import { laneOf, type RhythmChoice } from './model.ts';

/** The settings that require new notes. */
export const NOTES = ['rhythm', 'mode', 'rows'] as const;
type ChoiceOfNotes = Pick<RhythmChoice, (typeof NOTES)[number]>;

/** The choice of notes that is playing from a bar since Play on. */
export interface ChoicePlacement {
  choice: ChoiceOfNotes;
  from: number;
  /** The bar with count 1. While the class claps, the bar before it counts four. */
  origin: number;
}

/** Places other notes from a bar since Play on. The counts continue, unless the class is counted in. */
export function follow(
  last: ChoicePlacement | undefined,
  from: number,
  choice: ChoiceOfNotes,
): ChoicePlacement {
  const countsIn = choice.mode === 'clap' && last?.choice.mode !== 'clap';
  return { choice, from, origin: countsIn && last ? from + 1 : (last?.origin ?? 0) };
}

/** Whether a bar only counts the class in. */
export function isCountBar({ choice, origin }: ChoicePlacement, bar: number): boolean {
  return choice.mode === 'clap' && bar < origin;
}

/** The count-in, 1 to 4, at a position in beats since Play; `null` when it is over. */
export function countInAt(position: number, placement: ChoicePlacement): number | null {
  const isCounting = position < 0 || isCountBar(placement, Math.floor(position / BEATS));
  return isCounting ? modulo(Math.floor(position), BEATS) + 1 : null;
}

/** The column at a position in beats since Play; `null` in a count-in. All columns together last `beats`. */
export function columnAt(
  position: number,
  placement: ChoicePlacement,
  { beats, columns }: { beats: number; columns: number },
): number | null {
  if (countInAt(position, placement) !== null) return null;
  const beat = position - placement.origin * BEATS;
  return Math.floor((modulo(beat, beats) * columns) / beats);
}

/** The bars of a placement. While the class claps, the güira is silent. */
export function barsOf(placement: ChoicePlacement, own: RhythmPattern): BarAt {
  const { choice, origin } = placement;
  const written = smallBandBars(choice.rhythm, { guira: laneOf(choice, own) });
  const bars = choice.mode === 'clap' ? written.map(withoutGuira) : written;
  const counting: LiveBar = { rhythm: choice.rhythm, chords: [], notes: [] };
  return (bar) =>
    isCountBar(placement, bar) ? counting : (bars[modulo(bar - origin, bars.length)] ?? null);
}

function withoutGuira(bar: LiveBar): LiveBar {
  return { ...bar, notes: bar.notes.filter(({ instrument }) => instrument !== 'guira') };
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
