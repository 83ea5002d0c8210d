import { useSyncExternalStore } from 'react';
import type { BandInstrument } from '#audio/music/instrument.ts';
import type { PlayState } from '#lib/play-state.ts';
import type { BandSession, Presence } from './session.ts';

/** The state of a screen's band. It is idle while the page hydrates. */
export function useBandState(session: BandSession): PlayState {
  return useSyncExternalStore(
    session.subscribe,
    () => session.state,
    () => 'idle',
  );
}

/** Why the band could not play, a sentence for the player; `null` if it could. */
export function useBandFailure(session: BandSession): string | null {
  return useSyncExternalStore(
    session.subscribe,
    () => session.failure,
    () => null,
  );
}

/** The presence of a player; `in` without a player. */
export function usePresence(session: BandSession, player: BandInstrument | null): Presence {
  return useSyncExternalStore(
    session.subscribe,
    () => (player ? session.presenceOf(player) : 'in'),
    () => 'in',
  );
}
