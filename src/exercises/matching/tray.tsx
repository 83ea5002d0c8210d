import { useState } from 'react';
import { Card } from './card.tsx';
import { useMatching, useMatchingValue } from './matching-context.ts';
import styles from './tray.module.css';

/** All cards, in the order of this attempt. Dropping a placed card here takes it off its target. */
export function Tray() {
  const { actor, dragging: dnd } = useMatching();
  const order = useMatchingValue(({ context }) => context.order);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [over, setOver] = useState(false);
  return (
    <>
      <ul
        ref={setElement}
        className={styles.tray}
        aria-label="Cards"
        data-over={over || undefined}
        data-screen-only
      >
        {order.map((item) => (
          <li key={item}>
            <Card item={item} />
          </li>
        ))}
      </ul>
      {dnd && element && (
        <dnd.DropTarget
          element={element}
          onDrop={(item) => actor.send({ type: 'card.return', item })}
          onOver={setOver}
        />
      )}
    </>
  );
}
