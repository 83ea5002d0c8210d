import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { useWasPrerendered } from '#src/page/hydration.ts';

/** The narrowest bar (px) beside another one: cells that hold a letter. */
const BAR_WIDTH = 340;

/**
 * How many bars fit side by side into an element; `null` until it has been measured.
 * @param most the most that are wanted
 */
export function useColumns(element: RefObject<HTMLElement | null>, most = 2): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  const wasPrerendered = useWasPrerendered();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    let last = 0;
    const measure = () => {
      const fitting = Math.floor(measured.clientWidth / BAR_WIDTH);
      const next = Math.max(1, Math.min(most, fitting));
      // The chart's height changes as well: setting the same state again would still render once.
      if (next !== last) setColumns(next);
      last = next;
    };
    // The bars that are on the page stay until there is time to draw the others.
    if (!wasPrerendered) measure();
    const observer = new ResizeObserver(() => startTransition(measure));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, most, wasPrerendered]);
  return columns;
}
