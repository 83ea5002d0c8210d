/** Time limit in milliseconds, because a hidden tab never paints. */
const LONGEST_WAIT = 50;

/** Resolves after the next repaint, so that a pressed button looks pressed before more work begins. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT);
    globalThis.requestAnimationFrame?.(() => {
      clearTimeout(timer);
      // Before the repaint. The timer's task runs after it.
      setTimeout(resolve);
    });
  });
}
