import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { matchingMachine } from './machine.ts';
import { isRight, type Target } from './model.ts';
import type { Wording } from './words.ts';

export type MatchingActor = ActorRefFrom<typeof matchingMachine>;
type Snapshot = SnapshotFrom<typeof matchingMachine>;

export interface MatchingRoom {
  actor: MatchingActor;
  wording: Wording;
  /** Cards of one exercise do not go into another. */
  dragType: string;
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

export type Verdict = 'right' | 'wrong';

/** What was said of a target; `null` while nothing is said. */
export function verdictOn({ value, context }: Snapshot, target: Target): Verdict | null {
  if (value.verdict === 'placing') return null;
  return isRight(context.puzzle, context.placements, target) ? 'right' : 'wrong';
}
