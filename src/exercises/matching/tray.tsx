import { Card } from './card.tsx';
import { useMatchingValue, useSpot } from './matching-context.ts';
import styles from './tray.module.css';

/** All cards side by side, in the order of this attempt. A placed card that is dropped here comes back. */
export function Tray() {
  const order = useMatchingValue(({ context }) => context.order);
  return (
    <ul ref={useSpot('tray')} className={styles.tray} aria-label="Cards">
      {order.map((item) => (
        <li key={item}>
          <Card item={item} />
        </li>
      ))}
    </ul>
  );
}
