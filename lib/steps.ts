/** Work that can be interrupted between its steps, and continued later or dropped. */
export type Steps<T> = Generator<undefined, T>;

/** Does all steps at once. */
export function allAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
