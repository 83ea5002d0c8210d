import { useBandState } from '#src/band/use-band-state.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import { Called } from './cues/called.tsx';
import type { PracticeStore } from './practice-store.ts';
import { keyRefusal } from './settings/key-refusal.ts';
import { SenderWords } from './share/sender-words.tsx';
import { StopPart } from './stop-part.tsx';
import { usePracticeTime } from './trainer/use-practice-time.ts';

interface PracticeNoticesProps {
  store: PracticeStore;
  /** The query of the address that was opened; `null` once something else is set. */
  opened: string | null;
}

/** Notices that depend on what came with the link, is muted and learned, or was called for; and the log of practice. */
export function PracticeNotices({ store, opened }: PracticeNoticesProps) {
  usePracticeTime(useBandState(store.band) === 'playing');
  const refusal = opened && keyRefusal(opened);
  return (
    <>
      <SenderWords store={store} />
      <StopPart store={store} />
      <div role="status">{refusal && <Notice>{refusal}</Notice>}</div>
      <Called store={store} />
    </>
  );
}
