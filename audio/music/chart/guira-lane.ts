import { type OwnLane, REST } from '#audio/music/live/own-lane.ts';
import type { StepClock } from '#audio/music/rhythms.ts';
import { guiraHit } from '#audio/music/score/guira-hand.ts';
import type { Stroke } from '#audio/music/stroke.ts';
import { CELLS } from './chart.ts';

/** A rhythm of a grid as a lane of one or two bars; eight sixteenths are played twice. @throws RangeError unless it has 8 or 16 steps */
export function guiraLane(steps: readonly Stroke[], clock: StepClock): OwnLane {
  if (steps.length !== 8 && steps.length !== 16) {
    throw new RangeError(`a grid has 8 or 16 steps, not ${steps.length}`);
  }
  const gap = clock === 'eighths' ? REST : '';
  const cells = steps.map((step, i) => guiraSymbol(step, i, clock) + gap).join('');
  return { cells: cells.repeat(cells.length < CELLS ? 2 : 1) };
}

function guiraSymbol(step: Stroke, cell: number, clock: StepClock): string {
  const stroke = guiraHit(step, cell, clock)?.stroke;
  if (stroke === undefined) return REST;
  return step === 2 ? 'D' : stroke.charAt(0);
}
