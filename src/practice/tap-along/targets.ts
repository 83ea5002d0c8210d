import type { BandInstrument } from '#audio/music/instrument.ts';

/** What is tapped: the dancers' counts, the hembra, or the strokes of one player. */
export type TapPart = 'counts' | 'hembra' | BandInstrument;

/** What the targets are taken from: a bar of the live band. */
export interface TargetBar {
  notes: readonly { instrument: string; stroke?: string; beat: number }[];
}

const COUNTS = [0, 1, 2, 3];

/**
 * The beats of a bar to tap on, ascending, from 0 up to 4: places of the grid, without the touch of
 * the player. The notes of a strum are one target. A silent bar has the targets it would have anyway.
 */
export function targetsOf(bar: TargetBar, part: TapPart): readonly number[] {
  if (part === 'counts') return COUNTS;
  const beats = bar.notes
    .filter(({ instrument, stroke }) =>
      part === 'hembra' ? stroke === 'hembra' : instrument === part,
    )
    .map(({ beat }) => beat);
  return [...new Set(beats)].sort((a, b) => a - b);
}
