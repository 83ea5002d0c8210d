import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './flashing-count.module.css';
import { countAt } from './trainer/bars.ts';

/** Where the band is. A `BandSession` is one. */
interface CountedBand {
  playback(): { readonly position: number | null } | null;
  /** Calls back when another sixteenth is heard. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/**
 * The dancers' count that is heard, 1 to 8, in a large figure with one soft change a count. For the eyes
 * only: nothing renders, and nothing is announced.
 */
export function FlashingCount({ band }: { band: CountedBand }) {
  const figure = useRef<HTMLParagraphElement>(null);
  const show = useEffectEvent(() => {
    const element = figure.current;
    const position = band.playback()?.position ?? null;
    const text = position === null ? '–' : `${countAt(position)}`;
    if (!element || element.textContent === text) return;
    element.textContent = text;
    element.dataset.count = text;
    element.toggleAttribute('data-odd', position !== null && Math.floor(position) % 2 === 0);
  });
  useEffect(() => {
    show();
    return band.subscribe(() => show());
  }, [band]);
  return (
    <p ref={figure} className={styles.count} data-flashing-count aria-hidden="true">
      –
    </p>
  );
}
