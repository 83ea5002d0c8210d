import { useEffect, useRef } from 'react';
import { useDragLayer } from 'react-dnd';
import { createPortal } from 'react-dom';
import { byFinger, type DraggedCard, dragManager } from './drag-manager.ts';
import styles from './drag-preview.module.css';
import { scrollAtEdges } from './edge-scroll.ts';

/** What hangs on the finger while a card of this exercise is dragged, and what goes with every drag. */
export function DragPreview({ dragType }: { dragType: string }) {
  const dragged = useDragLayer((monitor) =>
    monitor.isDragging() && monitor.getItemType() === dragType
      ? (monitor.getItem<DraggedCard>()?.face ?? null)
      : null,
  );
  useEffect(() => {
    if (dragged !== null) return scrollAtEdges();
  }, [dragged]);
  return dragged !== null && byFinger() ? <Hanging face={dragged} /> : null;
}

/** Follows the finger past React. */
function Hanging({ face }: { face: string }) {
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
      <span className={styles.card}>{face}</span>
    </div>,
    document.body,
  );
}
