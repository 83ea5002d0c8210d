import { useSelector } from '@xstate/react';
import { type ComponentType, createContext, type RefObject, use } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import type { matchingMachine } from './machine.ts';
import type { MatchingTexts } from './messages.ts';
import type { Target } from './model.ts';

type Snapshot = SnapshotFrom<typeof matchingMachine>;

export interface DragSourceProps {
  element: HTMLElement;
  /** Element drawn under the mouse, if it is another one. */
  preview?: RefObject<HTMLElement | null>;
  /** The card to drag; `null` while there is none. */
  item: string | null;
}

export interface DropTargetProps {
  element: HTMLElement;
  /** The target for the card; `null` for the tray. */
  target: string | null;
}

/** The parts of dragging, once loaded. They render no wrapper elements. */
export interface Dragging {
  DragSource: ComponentType<DragSourceProps>;
  DropTarget: ComponentType<DropTargetProps>;
  /** One per exercise. */
  DragLayer: ComponentType;
}

export interface MatchingContextValue {
  actor: Actor<typeof matchingMachine>;
  texts: MatchingTexts;
  /** Makes cards draggable; `null` until it has loaded. */
  dragging: Dragging | null;
  /** React DnD type of this exercise's cards, so that they cannot be dropped on another exercise. */
  dragType: string;
  root: RefObject<HTMLElement | null>;
  /** Set on a slide, which shows marks instead of cards. There is no check: the teacher reveals the solution. */
  stage?: { Marks: ComponentType<{ target: Target }>; isRevealed: boolean };
}

export const MatchingContext = createContext<MatchingContextValue | null>(null);

export function useMatching(): MatchingContextValue {
  const value = use(MatchingContext);
  if (!value) throw new Error('outside of a matching exercise');
  return value;
}

/** A value selected from the exercise's state. The caller re-renders only when it changes. */
export function useMatchingValue<T>(select: (snapshot: Snapshot, texts: MatchingTexts) => T): T {
  const { actor, texts } = useMatching();
  return useSelector(actor, (snapshot) => select(snapshot, texts));
}

/** Whether a card is being dragged, from the tray or from a target. */
export function isDragged({ context: { held } }: Snapshot, item: string | null): boolean {
  return held?.dragging === true && held.item === item;
}

export const isAnythingPlaced = ({ context }: Snapshot): boolean =>
  Object.keys(context.placements).length > 0;
