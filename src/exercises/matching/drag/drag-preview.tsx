import { useEffect, useRef } from 'react';
import { useDragLayer } from 'react-dnd';
import { createPortal } from 'react-dom';
import { useMatching } from '#src/exercises/matching/matching-context.ts';
import { type DraggedCard, dragManager, isTouchDrag } from './drag-manager.ts';
import styles from './drag-preview.module.css';
import { scrollAtEdges } from './edge-scroll.ts';

/** While a card of this exercise is dragged: the preview under a finger, and scrolling at the edges. */
export function DragPreview() {
  const { dragType, root } = useMatching();
  const name = useDragLayer((monitor) =>
    monitor.isDragging() && monitor.getItemType() === dragType
      ? (monitor.getItem<DraggedCard>()?.name ?? null)
      : null,
  );
  useEffect(() => {
    if (name !== null && root.current) return scrollAtEdges(root.current);
  }, [name, root]);
  // The browser draws the preview of a mouse drag.
  return name !== null && isTouchDrag() ? <TouchPreview name={name} /> : null;
}

/** Follows the finger without re-rendering. */
function TouchPreview({ name }: { name: string }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const monitor = dragManager().getMonitor();
    const follow = () => {
      const at = monitor.getClientOffset();
      if (at) card.current?.style.setProperty('translate', `${at.x}px ${at.y}px`);
    };
    follow();
    return monitor.subscribeToOffsetChange(follow);
  }, []);
  return createPortal(
    <div ref={card} className={styles.hanging} aria-hidden="true">
      <span className={styles.card}>{name}</span>
    </div>,
    document.body,
  );
}
