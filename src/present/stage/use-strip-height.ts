import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps on the window how much of its height the teacher's strip leaves: `--beside-strip`, from 0 to 1.
 * @returns the ref of the strip
 */
export function useStripHeight(
  dialog: RefObject<HTMLDialogElement | null>,
): RefObject<HTMLDivElement | null> {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, bar] = [dialog.current, strip.current];
    if (!box || !bar) return;
    const measure = () => {
      const share = bar.offsetHeight / box.offsetHeight;
      box.style.setProperty('--beside-strip', `${1 - share}`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(bar);
    return () => observer.disconnect();
  }, [dialog]);
  return strip;
}
