import { useRef } from 'react';
import type { ClipPlayer, ClipState } from '#audio/engine/clip-player.ts';
import styles from './clip-dial.module.css';
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
  const active = state === 'loading' || state === 'playing';
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.dial} data-state={state}>
      <circle className={styles.track} cx="20" cy="20" r="17" />
      <circle ref={ring} className={styles.ring} cx="20" cy="20" r="17" pathLength={1} />
      <path d={active ? 'M15 13v14M25 13v14' : 'M16 12.5v15L28 20Z'} className={styles.sign} />
    </svg>
  );
}
