import { type ReactNode, useSyncExternalStore } from 'react';
import type { BandSession } from '#src/band/session.ts';
import { Notice } from '#src/ui/notice.tsx';

interface StageSoundProps {
  session: BandSession;
  failure: string | null;
}

/** Says why nothing is heard. */
export function StageSound({ session, failure }: StageSoundProps) {
  const SoundTools = useSyncExternalStore(session.subscribe, session.soundTools);
  return (
    <>
      <StageFailure>{failure}</StageFailure>
      {SoundTools && <SoundTools />}
    </>
  );
}

/** Says what went wrong, also to screen readers. */
export function StageFailure({ children }: { children: ReactNode }) {
  return <div aria-live="polite">{children && <Notice>{children}</Notice>}</div>;
}
