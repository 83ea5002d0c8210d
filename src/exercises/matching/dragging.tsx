import { useId, useLayoutEffect } from 'react';
import { DndProvider, useDrag, useDrop } from 'react-dnd';
import { type DraggedCard, dragManager } from './drag/drag-manager.ts';
import { DragPreview } from './drag/drag-preview.tsx';
import { type Spot, useMatching, useMatchingValue } from './matching-context.ts';
import { cardName } from './messages.ts';
import { targetOf } from './model.ts';

/** A drag that ends this near to where it began was a slow tap (CSS pixels). */
const TAP_REACH = 8;

/**
 * Makes the cards of an exercise draggable by mouse and by finger: to the places, among them, and back.
 * It is laid over what stands there without it: cards and places know nothing of it.
 */
export function Dragging() {
  // Cards of one exercise do not go into another.
  const type = useId();
  const items = useMatchingValue(({ context }) => context.puzzle.items);
  const targets = useMatchingValue(({ context }) => context.puzzle.targets);
  return (
    <DndProvider manager={dragManager()}>
      {items.map(({ id }) => (
        <FreeCard key={id} type={type} item={id} />
      ))}
      {targets.map(({ id }) => (
        <Place key={id} type={type} target={id} />
      ))}
      <Tray type={type} />
      <DragPreview dragType={type} />
    </DndProvider>
  );
}

function FreeCard({ type, item }: { type: string; item: string }) {
  const used = useMatchingValue(({ context }) => targetOf(context.placements, item) !== null);
  useSource(type, `card ${item}`, used ? null : item);
  return null;
}

function Place({ type, target }: { type: string; target: string }) {
  const { actor } = useMatching();
  const item = useMatchingValue(({ context }) => context.placements[target] ?? null);
  useSource(type, `place ${target}`, item);
  useTarget(type, `place ${target}`, (item) => actor.send({ type: 'card.place', item, target }));
  return null;
}

function Tray({ type }: { type: string }) {
  const { actor } = useMatching();
  useTarget(type, 'tray', (item) => actor.send({ type: 'card.return', item }));
  return null;
}

/** Lets a card be dragged from where it is; `null` while there is none to take. */
function useSource(type: string, spot: Spot, item: string | null): void {
  const { actor, spots } = useMatching();
  const face = useMatchingValue(({ context }, wording) => item && cardName(context, wording, item));
  const [dragging, drag, preview] = useDrag<DraggedCard, unknown, boolean>(
    () => ({
      type,
      item: () => (item === null ? null : { item, face: face ?? '' }),
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
    [actor, type, item, face],
  );
  // Not in the moment it begins: a browser gives up a drag whose element changes under it.
  useLayoutEffect(() => {
    if (dragging && item) actor.send({ type: 'card.drag', item });
  }, [actor, dragging, item]);
  useLayoutEffect(() => {
    const element = spots.get(spot) ?? null;
    drag(element);
    // What lies on a place is seen to be dragged, not the place.
    preview((item && element?.querySelector('[data-chip]')) || element);
  }, [spots, spot, item, drag, preview]);
}

/** Takes the cards that are dropped on it, and shows while one is over it. */
function useTarget(type: string, spot: Spot, put: (item: string) => void): void {
  const { spots } = useMatching();
  const [over, drop] = useDrop<DraggedCard, unknown, boolean>({
    accept: type,
    drop: ({ item }) => put(item),
    collect: (monitor) => monitor.isOver(),
  });
  useLayoutEffect(() => {
    drop(spots.get(spot) ?? null);
  }, [spots, spot, drop]);
  useLayoutEffect(() => {
    spots.get(spot)?.toggleAttribute('data-over', over);
  }, [spots, spot, over]);
}
