import type { Room } from './room.ts';
import { SenderWords } from './sender-words.tsx';
import { StopPart } from './stop-part.tsx';

/** Notices that depend on what came with the link, and on what is muted and learned. */
export function LaterNotices({ room }: { room: Room }) {
  return (
    <>
      <SenderWords room={room} />
      <StopPart room={room} />
    </>
  );
}
