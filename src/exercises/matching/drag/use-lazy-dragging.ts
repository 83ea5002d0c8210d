import { useEffect, useState } from 'react';
import type { Dragging } from '#src/exercises/matching/matching-context.ts';
import { isOnGrip } from './grip.ts';

/** Cached, so that the next exercise supports dragging from its first render. */
let loaded: Dragging | null = null;

/** Loads dragging with the first mouse or touch input; `null` until then. Tap and keyboard work without it. */
export function useLazyDragging(): Dragging | null {
  const [dragging, setDragging] = useState(loaded);
  useEffect(() => {
    if (dragging) return;
    // The touch that loads dragging may be a long press, or on a grip, and must then start a drag.
    let touch: TouchEvent | null = null;
    const onTouchStart = (event: TouchEvent) => {
      touch = event;
    };
    const forgetTouch = () => {
      touch = null;
    };
    const onTouchMove = () => {
      if (!isOnGrip(touch?.target)) forgetTouch();
    };
    const load = async () => {
      try {
        const { prepareDragging, ...parts } = await import('./dragging.tsx');
        prepareDragging(() => touch);
        loaded ??= parts;
        setDragging(loaded);
      } catch (error) {
        console.error('Dragging unavailable:', error);
      }
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('pointerover', load, { once: true, signal });
    window.addEventListener('touchstart', onTouchStart, { passive: true, signal });
    // Not passive: browsers decide at touchstart whether touchmove will be cancelable.
    window.addEventListener('touchmove', onTouchMove, { passive: false, signal });
    window.addEventListener('touchend', forgetTouch, { signal });
    window.addEventListener('touchcancel', forgetTouch, { signal });
    return () => {
      controller.abort();
      forgetTouch();
    };
  }, [dragging]);
  return dragging;
}
