import { memo } from 'react';
import { type PracticeStore, usePractice } from '#src/practice/practice-store.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';

/** The line that the sender of the link has written for its reader. */
export const SenderWords = memo(function SenderWords({ store }: { store: PracticeStore }) {
  const words = usePractice(store, ({ settings }) => settings.words);
  return (
    <div role="status">
      {words && (
        <Notice>
          <p>
            The sender of this link writes: <q>{words}</q>
          </p>
          <Button onClick={() => store.change({ words: '' })}>Close</Button>
        </Notice>
      )}
    </div>
  );
});
