import { STEP_WIDTH, type StepPattern } from './rhythms.ts';
import type { Stroke } from './stroke.ts';

/**
 * A pattern in sixteenths, with a rest after each eighth. It repeats.
 * @param length in sixteenths
 */
export function sixteenthsOf({ steps, clock }: StepPattern, length: number): Stroke[] {
  const width = STEP_WIDTH[clock];
  return Array.from({ length }, (_, cell) =>
    cell % width === 0 ? (steps[(cell / width) % steps.length] ?? 0) : 0,
  );
}
