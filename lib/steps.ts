import { nextTask } from './next-task.ts';

/** Work that can be interrupted between its steps, and resumed later or dropped. */
export type Steps<T> = Generator<undefined, T>;

/** Runs all steps at once. */
export function allAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs steps in slices of a few milliseconds, so that the browser can handle input and repaint in between.
 * @param milliseconds length of a slice; 0 for one step per task
 * @returns `null` if it was stopped
 */
export async function inSlices<T>(
  steps: Steps<T>,
  milliseconds: number,
  isStopped = () => false,
): Promise<T | null> {
  for (;;) {
    await nextTask();
    const end = performance.now() + milliseconds;
    do {
      if (isStopped()) return null;
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}
