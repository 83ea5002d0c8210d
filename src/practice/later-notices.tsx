import { useBandState } from '#src/band/use-band-state.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import { Called } from './cues/called.tsx';
import type { Room } from './room.ts';
import { keyRefusal } from './settings/key-refusal.ts';
import { SenderWords } from './share/sender-words.tsx';
import { StopPart } from './stop-part.tsx';
import { usePracticeTime } from './trainer/use-practice-time.ts';

interface LaterNoticesProps {
  room: Room;
  /** The query of the address that was opened; `null` once something else is set. */
  opened: string | null;
}

/** Notices that depend on what came with the link, is muted and learned, or was called for; and the log of practice. */
export function LaterNotices({ room, opened }: LaterNoticesProps) {
  usePracticeTime(useBandState(room.band) === 'playing');
  const refusal = opened && keyRefusal(opened);
  return (
    <>
      <SenderWords room={room} />
      <StopPart room={room} />
      <div role="status">{refusal && <Notice>{refusal}</Notice>}</div>
      <Called room={room} />
    </>
  );
}
