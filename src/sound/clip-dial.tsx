import { useRef } from 'react';
import type { ClipPlayer } from '#audio/engine/clip-player.ts';
import { type ClipState, isActive } from '#audio/engine/clip-state.ts';
import styles from './clip-dial.module.css';
import { useClipProgress } from './use-clip-progress.ts';

interface ClipDialProps {
  /** `null` for a clip that has not been opened: the ring is empty. */
  player: ClipPlayer | null;
  state: ClipState;
}

/** A clip's play or pause icon in a progress ring, which is updated without rendering. */
export function ClipDial({ player, state }: ClipDialProps) {
  const ring = useRef<SVGCircleElement>(null);
  useClipProgress(player, (progress) => {
    ring.current?.style.setProperty('stroke-dashoffset', `${1 - progress}`);
  });
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.dial} data-state={state}>
      <circle className={styles.track} cx="20" cy="20" r="17" />
      <circle ref={ring} className={styles.ring} cx="20" cy="20" r="17" pathLength={1} />
      <path
        d={isActive(state) ? 'M15 13v14M25 13v14' : 'M16 12.5v15L28 20Z'}
        className={styles.sign}
      />
    </svg>
  );
}
