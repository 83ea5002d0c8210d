import { useCallback } from 'react';
import { useDrop } from 'react-dnd';
import { Card } from './card.tsx';
import type { DraggedCard } from './drag/drag-manager.ts';
import { useMatching, useMatchingValue } from './matching-context.ts';
import styles from './tray.module.css';

export type Sounds = Readonly<Record<string, readonly string[]>>;

/** All cards side by side, in the order of this attempt. A placed card that is dropped here comes back. */
export function Tray({ sounds }: { sounds?: Sounds }) {
  const { actor, dragType } = useMatching();
  const order = useMatchingValue(({ context }) => context.order);
  const [over, drop] = useDrop<DraggedCard, unknown, boolean>(
    () => ({
      accept: dragType,
      drop: ({ item }) => actor.send({ type: 'card.return', item }),
      collect: (monitor) => monitor.isOver(),
    }),
    [actor, dragType],
  );
  const ref = useCallback((node: HTMLElement | null) => void drop(node), [drop]);
  return (
    <ul ref={ref} className={styles.tray} aria-label="Cards" data-over={over || undefined}>
      {order.map((item) => (
        <li key={item}>
          <Card item={item} sources={sounds?.[item]} />
        </li>
      ))}
    </ul>
  );
}
