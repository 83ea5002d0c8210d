import { useRef } from 'react';
import type { ClipPlayer, ClipState } from '#audio/engine/clip-player.ts';
import { PlayDial } from '#src/ui/play-sign.tsx';
import { useHeardShare } from './use-clip-progress.ts';

interface ClipDialProps {
  /** `null` for a clip that was not asked for yet: the ring is empty. */
  player: ClipPlayer | null;
  state: ClipState;
}

/** A clip's play or pause sign, in a ring that fills as it is heard. Drawn frame by frame past React. */
export function ClipDial({ player, state }: ClipDialProps) {
  const ring = useRef<SVGCircleElement>(null);
  useHeardShare(player, (share) => {
    ring.current?.style.setProperty('stroke-dashoffset', `${1 - share}`);
  });
  return <PlayDial state={state} ring={ring} />;
}
