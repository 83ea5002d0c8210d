import { useSyncExternalStore } from 'react';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { BandSession, Presence } from '#src/band/session.ts';

/** Whether a player is there; nobody always is. */
export function usePresence(
  session: Pick<BandSession, 'subscribe' | 'presenceOf'>,
  player: BandInstrument | null,
): Presence {
  return useSyncExternalStore(
    session.subscribe,
    () => (player ? session.presenceOf(player) : 'in'),
    () => 'in',
  );
}
