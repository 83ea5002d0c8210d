import type { StrokeOf } from '#audio/music/instrument.ts';
import type { StepClock } from '#audio/music/rhythms.ts';
import type { Stroke } from '#audio/music/stroke.ts';

/** One hit of the güira on a grid. */
export interface GuiraHit {
  stroke: StrokeOf<'guira'>;
  /** The velocity, above 0 and up to 1. */
  velocity: number;
}

/**
 * The hand of a güira player, as a cycle of four cells that starts on a beat. In eighths it moves down
 * on the counts and up between them; in sixteenths a long stroke down on the beat is followed by
 * short ones.
 */
const HAND = {
  eighths: ['down', 'up', 'down', 'up'],
  sixteenths: ['down', 'up', 'tap', 'up'],
} as const satisfies Record<StepClock, readonly StrokeOf<'guira'>[]>;

/** Velocities of strokes, far enough apart for an untrained ear. */
const VELOCITY = { regular: 0.55, accent: 1 };

/** An accent is always a stroke down. */
const ACCENT: GuiraHit = { stroke: 'down', velocity: VELOCITY.accent };
const REGULAR: Readonly<Record<'down' | 'up' | 'tap', GuiraHit>> = {
  down: { stroke: 'down', velocity: VELOCITY.regular },
  up: { stroke: 'up', velocity: VELOCITY.regular },
  tap: { stroke: 'tap', velocity: VELOCITY.regular },
};

/**
 * The hit that plays a cell of a rhythm on the güira; `null` on a rest. Equal hits are the same object.
 * @param cell from 0, the first one on a beat
 */
export function guiraHit(stroke: Stroke, cell: number, clock: StepClock): GuiraHit | null {
  if (stroke === 0) return null;
  if (stroke === 2) return ACCENT;
  return REGULAR[HAND[clock][cell % 4] ?? 'down'];
}
