import { useRef } from 'react';
import { type BandPosition, useSixteenths } from '#src/band/follow.ts';
import styles from './flashing-count.module.css';
import { countAt } from './trainer/bars.ts';

/**
 * The dancers' count that is heard, 1 to 8, in a large figure with one soft change a count. For the eyes
 * only: nothing renders, and nothing is announced.
 */
export function FlashingCount({ band }: { band: BandPosition }) {
  const figure = useRef<HTMLParagraphElement>(null);
  useSixteenths(band, (position) => {
    const element = figure.current;
    const text = position === null ? '–' : `${countAt(position)}`;
    if (!element || element.textContent === text) return;
    element.textContent = text;
    element.dataset.count = text;
    element.toggleAttribute('data-odd', position !== null && Math.floor(position) % 2 === 0);
  });
  return (
    <p ref={figure} className={styles.count} data-flashing-count aria-hidden="true">
      –
    </p>
  );
}
