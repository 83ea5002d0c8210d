import { useRef } from 'react';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import type { PlayState } from '#lib/play-state.ts';
import { PlayDial } from '#src/ui/controls/play-sign.tsx';
import { useClipProgress } from './use-clip-progress.ts';

interface ClipDialProps {
  /** `null` for a clip that has not been opened: the ring is empty. */
  player: ClipPlayer | null;
  state: PlayState;
}

/** A clip's play or pause icon in a progress ring, which is updated without rendering. */
export function ClipDial({ player, state }: ClipDialProps) {
  const ring = useRef<SVGCircleElement>(null);
  useClipProgress(player, (progress) => {
    ring.current?.style.setProperty('stroke-dashoffset', `${1 - progress}`);
  });
  return <PlayDial state={state} ring={ring} />;
}
