import { useState } from 'react';
import type { OwnLane } from '#audio/music/live/own-lane.ts';

/** The versions of a pattern to undo and redo to; `null` is the player's own. */
interface History {
  past: readonly (OwnLane | null)[];
  future: readonly (OwnLane | null)[];
  /** The result of the last edit. A pattern that comes from elsewhere has no history here. */
  made: OwnLane | null;
}

/** The number of edits that can be undone. */
const MOST = 200;

/** Edits of a pattern with undo and redo. @param own `null` while the player plays their own */
export function useHistory(own: OwnLane | null, onEdit: (lane: OwnLane | null) => void) {
  const [history, setHistory] = useState<History>({ past: [], future: [], made: own });
  const isOurs = history.made?.cells === own?.cells;
  const past = isOurs ? history.past : [];
  const future = isOurs ? history.future : [];
  const make = (lane: OwnLane | null, next: Omit<History, 'made'>) => {
    setHistory({ ...next, made: lane });
    onEdit(lane);
  };
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** @param joins whether it is one edit with the last, like the cells of a drag */
    edit(lane: OwnLane | null, joins = false) {
      if (lane?.cells === own?.cells) return;
      const isOne = joins && past.length > 0;
      make(lane, { past: isOne ? past : [...past, own].slice(-MOST), future: [] });
    },
    undo() {
      const lane = past.at(-1);
      if (lane !== undefined) make(lane, { past: past.slice(0, -1), future: [own, ...future] });
    },
    redo() {
      const [lane, ...rest] = future;
      if (lane !== undefined) make(lane, { past: [...past, own], future: rest });
    },
  };
}
