import { type ReactNode, useSyncExternalStore } from 'react';
import type { BandSession } from '#src/band/session.ts';
import { useBandFailure, useBandState } from '#src/band/use-band-state.ts';
import { PlayFailure } from '#src/sound/play-failure.tsx';
import { StageTools } from './stage-tools.tsx';

interface BandToolsProps {
  session: BandSession;
  toggle: () => void;
  children: ReactNode;
}

/** The teacher's buttons of a slide on which the band plays, and why nothing is heard. */
export function BandTools({ session, toggle, children }: BandToolsProps) {
  const state = useBandState(session);
  const failure = useBandFailure(session);
  const SoundTools = useSyncExternalStore(session.subscribe, session.soundTools);
  const notice = (
    <>
      <div aria-live="polite">{failure && <PlayFailure reason={failure} onRetry={toggle} />}</div>
      {SoundTools && <SoundTools />}
    </>
  );
  return (
    <StageTools player={{ state, toggle }} notice={notice}>
      {children}
    </StageTools>
  );
}
