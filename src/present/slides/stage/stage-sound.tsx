import { useSyncExternalStore } from 'react';
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
      <div aria-live="polite">{failure && <Notice>{failure}</Notice>}</div>
      {SoundTools && <SoundTools />}
    </>
  );
}
