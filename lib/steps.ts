import { nextTask } from './next-task.ts';

/** Work that can be interrupted between its steps, and continued later or dropped. */
export type Steps<T> = Generator<undefined, T>;

/** Does all steps at once. */
export function allAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Does work in steps for a few milliseconds at a time: input and repaints come in between.
 * @param milliseconds after which the rest is left to another task; 0 for one step a task
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
