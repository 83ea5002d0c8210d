import type { Ref } from 'react';
import type { PlayState } from '#lib/play-state.ts';
import styles from './play-sign.module.css';

const PLAY = 'M16 12.5v15L28 20Z';
const PAUSE = 'M15 13v14M25 13v14';
const LOADING = 'M14 20h0M20 20h0M26 20h0';
const STOP = 'M15 15h10v10H15Z';

function signOf(state: PlayState): string {
  if (state === 'loading') return LOADING;
  return state === 'playing' ? PAUSE : PLAY;
}

/** The icon for play, pause or loading. */
export function PlaySign({ state }: { state: PlayState }) {
  return (
    <svg viewBox="8 8 24 24" aria-hidden="true" className="sign">
      <path fill="currentColor" strokeWidth={2.5} d={signOf(state)} />
    </svg>
  );
}

interface PlayDialProps {
  state: PlayState;
  stops?: boolean;
  /** The ring around the icon. Its `stroke-dashoffset` is the remaining share, from 1 to 0. */
  ring?: Ref<SVGCircleElement>;
}

/** The icon in a ring that shows progress, and rotates while loading. */
export function PlayDial({ state, stops, ring }: PlayDialProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={`sign ${styles.dial}`}
      data-state={state}
    >
      <circle className={styles.track} cx="20" cy="20" r="17" />
      <circle ref={ring} className={styles.ring} cx="20" cy="20" r="17" pathLength={1} />
      <path d={state === 'playing' && stops ? STOP : signOf(state)} />
    </svg>
  );
}
