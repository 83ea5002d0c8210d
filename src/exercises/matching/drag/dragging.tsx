import { type ComponentType, useEffectEvent, useLayoutEffect } from 'react';
import { DndProvider, type DragSourceMonitor, useDrag, useDrop } from 'react-dnd';
import { ErrorBoundary } from 'react-error-boundary';
import { useMatching, useMatchingValue } from '#src/exercises/matching/matching-context.ts';
import { cardName } from '#src/exercises/matching/messages.ts';
import { createDragManager, type DraggedCard, dragManager, TAP_RADIUS } from './drag-manager.ts';
import { DragPreview } from './drag-preview.tsx';
import type { DragSourceProps, DropTargetProps } from './dragging-parts.ts';

/** Must be called before the components of this module render. */
export const prepareDragging = createDragManager;

/** A part of dragging. Whatever goes wrong with it, tap and keyboard still work. */
function part<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <ErrorBoundary fallback={null}>
      <DndProvider manager={dragManager()}>
        <Part {...props} />
      </DndProvider>
    </ErrorBoundary>
  );
}

export const DragSource = part(Source);
export const DropTarget = part(Drop);
export const DragLayer = part(DragPreview);

/** React DnD forgets a drag's offsets with the drop, so the target reports whether it was a tap. */
interface DropResult {
  isTap: boolean;
}

type Offsets = Pick<DragSourceMonitor, 'getDifferenceFromInitialOffset'>;

/** Whether a drag ends so close to where it began that it was a slow tap. */
function isTap(monitor: Offsets): boolean {
  const moved = monitor.getDifferenceFromInitialOffset();
  return moved !== null && Math.hypot(moved.x, moved.y) < TAP_RADIUS;
}

function Source({ element, preview, item }: DragSourceProps) {
  const { actor, dragType } = useMatching();
  const name = useMatchingValue(({ context }, texts) => item && cardName(context, texts, item));
  const [dragging, connectSource, connectPreview] = useDrag<DraggedCard, DropResult, boolean>(
    () => ({
      type: dragType,
      item: () => (item === null ? null : { item, name: name ?? '' }),
      canDrag: item !== null,
      collect: (monitor) => monitor.isDragging(),
      end: (dragged, monitor) => {
        const result = monitor.getDropResult<DropResult>();
        if (result && !result.isTap) return;
        actor.send({ type: 'card.cancel' });
        if (result || isTap(monitor)) actor.send({ type: 'card.pick', item: dragged.item });
      },
    }),
    [actor, dragType, item, name],
  );
  // Not in dragstart itself: browsers abort a drag whose element changes in that event.
  useLayoutEffect(() => {
    if (dragging && item) actor.send({ type: 'card.drag', item });
  }, [actor, dragging, item]);
  useLayoutEffect(() => {
    connectSource(element);
  }, [connectSource, element]);
  useLayoutEffect(() => {
    connectPreview((item && preview?.current) || element);
  }, [connectPreview, element, preview, item]);
  return null;
}

function Drop({ element, onDrop, onOver }: DropTargetProps) {
  const { dragType } = useMatching();
  const [over, connect] = useDrop<DraggedCard, DropResult, boolean>({
    accept: dragType,
    drop: ({ item }, monitor) => {
      const result = { isTap: isTap(monitor) };
      if (!result.isTap) onDrop(item);
      return result;
    },
    collect: (monitor) => monitor.isOver(),
  });
  useLayoutEffect(() => {
    connect(element);
  }, [connect, element]);
  const report = useEffectEvent(onOver);
  useLayoutEffect(() => report(over), [over]);
  return null;
}
