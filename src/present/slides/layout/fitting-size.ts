import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Sizes of text in stage units: 96 px and 67 px at 1920 × 1080. Below, the back row cannot read it. */
const LARGEST = 5;
const SMALLEST = 3.5;
/** The difference between two sizes that are tried. */
const STEP = 0.1;

/**
 * The ref of a box whose text gets the largest size that fits, as `--fit` on the box, in stage units. The box must not
 * grow with its text. Fits again whenever content, box or fonts change, before the next repaint.
 */
export function useFittingSize<Box extends HTMLElement>(largest = LARGEST): RefObject<Box | null> {
  const ref = useRef<Box>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const adjust = () => fitText(box, largest);
    adjust();
    const content = new MutationObserver(adjust);
    content.observe(box, { childList: true, characterData: true, subtree: true });
    const size = new ResizeObserver(adjust);
    size.observe(box);
    document.fonts.addEventListener('loadingdone', adjust);
    // Pictures in the text; `load` does not bubble.
    box.addEventListener('load', adjust, { capture: true });
    return () => {
      content.disconnect();
      size.disconnect();
      document.fonts.removeEventListener('loadingdone', adjust);
      box.removeEventListener('load', adjust, { capture: true });
    };
  }, [largest]);
  return ref;
}

/** Sets the largest size in which the text does not overflow the box, or else the smallest size. */
function fitText(box: HTMLElement, largest: number): void {
  const set = (steps: number) => {
    box.style.setProperty('--fit', `${(steps * STEP).toFixed(1)}`);
    return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
  };
  let fits = Math.round(SMALLEST / STEP);
  let tooLarge = Math.round(largest / STEP) + 1;
  while (tooLarge - fits > 1) {
    const middle = Math.floor((fits + tooLarge) / 2);
    if (set(middle)) fits = middle;
    else tooLarge = middle;
  }
  set(fits);
}
