import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { useWasPrerendered } from '#src/page/loading/hydration.ts';

/** Minimum width (px) of bars side by side: each cell has room for a letter. */
const BAR_WIDTH = 340;
/** The same for bars with shapes: the dancers' eight counts fit a phone. */
const SLIM_BAR_WIDTH = 140;

/** The number of bars that fit side by side, up to `most`. */
const wideColumns = (width: number, most: number) =>
  Math.max(1, Math.min(most, Math.floor(width / BAR_WIDTH)));

/** The number of slim bars that fit side by side: whole lines of a form, so 1, 2 or 4. */
export const slimColumns = (width: number, most: number) =>
  [4, 2].find((columns) => columns <= most && columns * SLIM_BAR_WIDTH <= width) ?? 1;

/**
 * The number of bars that fit side by side into an element; `null` until it has been measured.
 * @param most the maximum
 * @param columnsIn by default the function for bars with letters
 */
export function useColumns(
  element: RefObject<HTMLElement | null>,
  most = 2,
  columnsIn = wideColumns,
): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  const wasPrerendered = useWasPrerendered();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    let last = 0;
    const measure = () => {
      const next = columnsIn(measured.clientWidth, most);
      // The chart's height changes as well: setting the same state again would still render once.
      if (next !== last) setColumns(next);
      last = next;
    };
    // The prerendered bars stay until there is time to draw the others.
    if (!wasPrerendered) measure();
    const observer = new ResizeObserver(() => startTransition(measure));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, most, columnsIn, wasPrerendered]);
  return columns;
}
