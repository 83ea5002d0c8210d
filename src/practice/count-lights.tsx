import { useRef } from 'react';
import { type BandPosition, useSixteenths } from '#src/band/follow.ts';
import { countAt } from './trainer/bars.ts';
import styles from './transport.module.css';

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The dancers' counts 1 to 8, the one that is heard lit. */
export function CountLights({ band }: { band: BandPosition }) {
  const list = useRef<HTMLDivElement>(null);
  useSixteenths(band, (position) => {
    const lit = position === null ? null : `${countAt(position)}`;
    for (const light of list.current?.querySelectorAll('span') ?? []) {
      light.toggleAttribute('data-lit', light.textContent === lit);
    }
  });
  return (
    <div ref={list} className={styles.lights} aria-hidden="true">
      {COUNTS.map((count) => (
        <span key={count}>{count}</span>
      ))}
    </div>
  );
}
