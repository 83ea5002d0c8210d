import { createContext, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BandSession } from '#src/band/session.ts';
import type { earMachine } from './machine.ts';

interface Round {
  state: SnapshotFrom<typeof earMachine>;
  send: ActorRefFrom<typeof earMachine>['send'];
  session: BandSession;
}

/** The round of the page, and the band that plays it. */
export const CurrentRound = createContext<Round | null>(null);

export function useRound(): Round {
  const round = use(CurrentRound);
  if (!round) throw new Error('There is no round');
  return round;
}
