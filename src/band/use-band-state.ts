import { useSyncExternalStore } from 'react';
import type { PlayState } from '#lib/play-state.ts';
import type { BandSession } from './session.ts';

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
