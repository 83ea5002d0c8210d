import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import { DndProvider, type DragSourceMonitor, useDrag, useDragLayer, useDrop } from 'react-dnd';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import {
  type DragSourceProps,
  type DropTargetProps,
  useMatching,
  useMatchingValue,
} from '#src/exercises/matching/matching-context.ts';
import { cardName } from '#src/exercises/matching/messages.ts';
import {
  createDragManager,
  type DraggedCard,
  dragManager,
  isTouchDrag,
  TAP_RADIUS,
} from './drag-manager.ts';
import styles from './drag-preview.module.css';
import { scrollAtEdges } from './edge-scroll.ts';

/** Must be called before the components of this module render. */
export const prepareDragging = createDragManager;

/** A part of dragging. Renders nothing if it fails: tap and keyboard still work. */
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
export const DragLayer = part(Layer);

/** React DnD forgets a drag's offsets on drop, so the target reports whether the drag was a tap. */
interface DropResult {
  isTap: boolean;
}

type Offsets = Pick<DragSourceMonitor, 'getDifferenceFromInitialOffset'>;

/** Whether a drag ends so close to its start that it counts as a slow tap. */
function isTap(monitor: Offsets): boolean {
  const moved = monitor.getDifferenceFromInitialOffset();
  return moved !== null && Math.hypot(moved.x, moved.y) < TAP_RADIUS;
}

/** Makes an element draggable by mouse and by finger. */
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
  // Not in dragstart itself: browsers abort a drag if its element changes during that event.
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

/** Makes an element a drop target, and highlights it while a card is over it. */
function Drop({ element, target }: DropTargetProps) {
  const { actor, dragType } = useMatching();
  const [over, connect] = useDrop<DraggedCard, DropResult, boolean>({
    accept: dragType,
    drop: ({ item }, monitor) => {
      const result = { isTap: isTap(monitor) };
      if (result.isTap) return result;
      actor.send({ type: 'card.place', item, target });
      return result;
    },
    collect: (monitor) => monitor.isOver(),
  });
  useLayoutEffect(() => {
    connect(element);
  }, [connect, element]);
  useLayoutEffect(() => {
    element.toggleAttribute('data-over', over);
  }, [element, over]);
  return null;
}

/** Active while a card of this exercise is dragged: the preview under a finger, and scrolling at the edges. */
function Layer() {
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
