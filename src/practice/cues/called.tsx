import { type Room, useRoom } from '#src/practice/room.ts';
import { calledText } from './cue-texts.ts';

/** The cue that the band has heard, for screen readers. */
export function Called({ room }: { room: Room }) {
  const called = useRoom(room, (context) => context.called);
  return (
    <p role="status" className="visually-hidden">
      {called && calledText(called.cue)}
    </p>
  );
}
