import { useRef } from 'react';
import { type BandPosition, useSixteenths } from '#src/band/follow.ts';
import { countAt } from '#src/practice/trainer/bars.ts';
import styles from './count-row.module.css';

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The dancers' counts, the one that is heard lit without rendering. */
export function CountRow({ band }: { band: BandPosition }) {
  const row = useRef<HTMLDivElement>(null);
  useSixteenths(band, (position) => {
    const heard = position === null ? null : countAt(position);
    COUNTS.forEach((count, index) => {
      row.current?.children[index]?.toggleAttribute('data-lit', count === heard);
    });
  });
  return (
    <div ref={row} className={styles.counts} aria-hidden="true">
      {COUNTS.map((count) => (
        <span key={count} data-count>
          {count}
        </span>
      ))}
    </div>
  );
}
