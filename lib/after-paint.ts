/** Time limit in milliseconds, since nothing is painted in a hidden tab. */
const LONGEST_WAIT = 50;

/** Resolves after the next repaint, so that a pressed button looks pressed before more work begins. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT);
    globalThis.requestAnimationFrame?.(() => {
      clearTimeout(timer);
      // Before the repaint; the timer's task comes after it.
      setTimeout(resolve);
    });
  });
}
