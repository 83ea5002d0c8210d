import { useSelector } from '@xstate/react';
import { createContext, type RefCallback, use, useCallback } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { matchingMachine } from './machine.ts';
import type { Wording } from './messages.ts';
import { isRight, type Target } from './model.ts';

export type MatchingActor = ActorRefFrom<typeof matchingMachine>;
type Snapshot = SnapshotFrom<typeof matchingMachine>;

/** Where something can be dragged from or to. */
export type Spot = `card ${string}` | `place ${string}` | 'tray';

export interface MatchingRoom {
  actor: MatchingActor;
  wording: Wording;
  /** What stands at each spot. */
  spots: Map<Spot, Element>;
}

/** The exercise that cards and targets belong to. */
export const MatchingContext = createContext<MatchingRoom | null>(null);

export function useMatching(): MatchingRoom {
  const room = use(MatchingContext);
  if (!room) throw new Error('outside of a matching exercise');
  return room;
}

/** One value of the exercise; who asks is rendered again only when it changes. */
export function useMatchingValue<T>(select: (snapshot: Snapshot, wording: Wording) => T): T {
  const { actor, wording } = useMatching();
  return useSelector(actor, (snapshot) => select(snapshot, wording));
}

/** For the element that stands at a spot. */
export function useSpot(spot: Spot): RefCallback<Element> {
  const { spots } = useMatching();
  return useCallback(
    (element) => {
      if (element) spots.set(spot, element);
      return () => {
        spots.delete(spot);
      };
    },
    [spots, spot],
  );
}

/** Whether a card is being dragged, from wherever it is. */
export function isDragged({ value, context }: Snapshot, item: string | null): boolean {
  return value.hand === 'dragging' && item !== null && context.held === item;
}

export type Verdict = 'right' | 'wrong';

/** What was said of a target; `null` while nothing is said. */
export function verdictOn({ value, context }: Snapshot, target: Target): Verdict | null {
  if (value.verdict === 'placing') return null;
  return isRight(context.puzzle, context.placements, target) ? 'right' : 'wrong';
}
