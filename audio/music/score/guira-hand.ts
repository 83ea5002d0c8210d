import type { StrokeOf } from '#audio/music/instrument.ts';
import type { StepClock } from '#audio/music/rhythms.ts';
import type { Stroke } from '#audio/music/stroke.ts';

/** The strokes of a güira player in the four cells of a beat: down and up, or a long stroke down and short ones. */
const HAND = {
  eighths: ['down', 'up', 'down', 'up'],
  sixteenths: ['down', 'up', 'tap', 'up'],
} as const satisfies Record<StepClock, readonly StrokeOf<'guira'>[]>;

/** Velocities of strokes, different enough for an untrained ear. */
const VELOCITY = { regular: 0.55, accent: 1 };

/** The güira's hit in a cell, counted from a beat; `null` on a rest. An accent is always a down-stroke. */
export function guiraHit(stroke: Stroke, cell: number, clock: StepClock) {
  if (stroke === 0) return null;
  if (stroke === 2) return { stroke: 'down', velocity: VELOCITY.accent } as const;
  return { stroke: HAND[clock][cell % 4] ?? 'down', velocity: VELOCITY.regular } as const;
}
