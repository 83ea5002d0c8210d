import { useState } from 'react';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { MarkList, markAt } from '#src/ui/panels/mark-list.tsx';
import { useClipProgress } from './use-clip-progress.ts';

export interface PlacedMark {
  /** Seconds from the beginning of the clip. */
  seconds: number;
  name: string;
}

interface ClipMarksProps {
  name: string;
  marks: readonly PlacedMark[];
  player: ClipPlayer;
}

/** The marks of a clip. Each plays the clip from there on. */
export function ClipMarks({ name, marks, player }: ClipMarksProps) {
  const [current, setCurrent] = useState(-1);
  // Renders only when another mark is reached.
  useClipProgress(player, () =>
    setCurrent(player.state === 'playing' ? markAt(marks, player.position) : -1),
  );
  return (
    <MarkList
      label={`Listen for, in ${name}`}
      marks={marks}
      current={current}
      onGo={(index) => player.playFrom(marks[index]?.seconds ?? 0)}
    />
  );
}
