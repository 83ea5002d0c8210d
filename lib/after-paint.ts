/** In a hidden tab nothing is painted (milliseconds). */
const LONGEST_WAIT = 50;

/** Resolves after the next repaint, so that what was just pressed is seen to be pressed before more work. */
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
