import { memo } from 'react';
import { type Room, useRoom } from '#src/practice/room.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';

/** The line that the sender of the link has written for its reader. */
export const SenderWords = memo(function SenderWords({ room }: { room: Room }) {
  const words = useRoom(room, ({ settings }) => settings.words);
  return (
    <div role="status">
      {words && (
        <Notice>
          <p>
            The sender of this link writes: <q>{words}</q>
          </p>
          <Button onClick={() => room.change({ words: '' })}>Close</Button>
        </Notice>
      )}
    </div>
  );
});
