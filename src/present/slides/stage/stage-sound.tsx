import { useSyncExternalStore } from 'react';
import type { BandSession } from '#src/band/session.ts';
import { useBandFailure } from '#src/band/use-band-state.ts';
import { PlayFailure } from '#src/sound/play-failure.tsx';

/** Says why nothing is heard. */
export function StageSound({ session, onRetry }: { session: BandSession; onRetry: () => void }) {
  const failure = useBandFailure(session);
  const SoundTools = useSyncExternalStore(session.subscribe, session.soundTools);
  return (
    <>
      <div aria-live="polite">{failure && <PlayFailure reason={failure} onRetry={onRetry} />}</div>
      {SoundTools && <SoundTools />}
    </>
  );
}
