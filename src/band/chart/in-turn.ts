// What is too much for one task on a slow phone is drawn part by part, with a repaint in between.

import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '#lib/after-paint.ts';

/** How many of some parts are drawn by now: one at first, and one more after each repaint. */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(1);
  const isGrowing = drawn < count;
  useEffect(() => {
    if (!isGrowing) return;
    return afterPaints(1, () => startTransition(() => setDrawn(drawn + 1)));
  }, [drawn, isGrowing]);
  return Math.min(drawn, count);
}

/**
 * A value as one of several parts draws it: part 0 at once, each further one a repaint later than the one
 * before it.
 */
export function useInTurn<T extends object>(value: T, part: number): T {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    if (drawn === value) return;
    return afterPaints(part, () => startTransition(() => setDrawn(value)));
  }, [drawn, value, part]);
  return part === 0 ? value : drawn;
}

/** Calls back after some repaints. @returns a function that cancels it */
function afterPaints(count: number, callback: () => void): () => void {
  let wanted = true;
  const wait = async () => {
    for (let i = 0; i < count; i++) await afterPaint();
    if (wanted) callback();
  };
  void wait();
  return () => {
    wanted = false;
  };
}
