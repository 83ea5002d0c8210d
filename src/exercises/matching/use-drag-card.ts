import { useCallback, useLayoutEffect } from 'react';
import { useDrag } from 'react-dnd';
import type { DraggedCard } from './drag/drag-manager.ts';
import { useMatching } from './matching-context.ts';

/** A drag that ends this near to where it began was a slow tap (CSS pixels). */
const TAP_REACH = 8;

/**
 * Makes an element the place from which a card is dragged.
 * @param item `null` while there is none to take
 * @param face what it is called as long as nothing is given away
 * @returns refs for what is grabbed and for what is seen to be dragged, and whether it is
 */
export function useDragCard(item: string | null, face: string) {
  const { actor, dragType } = useMatching();
  const [dragging, drag, preview] = useDrag<DraggedCard, unknown, boolean>(
    () => ({
      type: dragType,
      item: () => (item === null ? null : { item, face }),
      canDrag: item !== null,
      collect: (monitor) => monitor.isDragging(),
      end: (dragged, monitor) => {
        if (!monitor.didDrop()) actor.send({ type: 'card.cancel' });
        const moved = monitor.getDifferenceFromInitialOffset();
        if (moved && Math.hypot(moved.x, moved.y) < TAP_REACH) {
          actor.send({ type: 'card.pick', item: dragged.item });
        }
      },
    }),
    [actor, dragType, item, face],
  );
  // Not in the moment it begins: a browser gives up a drag whose element changes under it.
  useLayoutEffect(() => {
    if (dragging && item) actor.send({ type: 'card.drag', item });
  }, [actor, dragging, item]);

  return {
    dragging,
    dragRef: useCallback((node: HTMLElement | null) => void drag(node), [drag]),
    previewRef: useCallback((node: HTMLElement | null) => void preview(node), [preview]),
  };
}
