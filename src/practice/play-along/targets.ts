import type { BandInstrument } from '#audio/music/instrument.ts';

/** The pattern that is tapped: the dancers' counts, the hembra, or the strokes of one player. */
export type TapPattern = 'counts' | 'hembra' | BandInstrument;

/** The player whose strokes are tapped; `null` for the counts, which need no player. */
export function playerOf(pattern: TapPattern): BandInstrument | null {
  if (pattern === 'counts') return null;
  return pattern === 'hembra' ? 'bongos' : pattern;
}

/** The source of the targets: a bar of the live band. */
export interface TargetBar {
  notes: readonly { instrument: string; stroke?: string; beat: number }[];
}

const COUNT_BEATS = [0, 1, 2, 3];

/**
 * The beats of a bar to tap on, ascending, from 0 up to 4: places of the grid, without microtiming. The notes of a
 * strum are one target. A silent bar keeps its targets.
 */
export function targetsOf(bar: TargetBar, pattern: TapPattern): readonly number[] {
  if (pattern === 'counts') return COUNT_BEATS;
  const beats = bar.notes
    .filter(({ instrument, stroke }) =>
      pattern === 'hembra' ? stroke === 'hembra' : instrument === pattern,
    )
    .map(({ beat }) => beat);
  return [...new Set(beats)].sort((a, b) => a - b);
}
