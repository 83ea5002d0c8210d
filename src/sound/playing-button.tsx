import { useEffect, useRef } from 'react';
import { PLAY_VERBS } from '#src/ui/play-button.tsx';
import { PlayDial } from '#src/ui/play-sign.tsx';
import type { NowPlaying } from './now-playing.ts';
import styles from './sound-bar.module.css';

/** Plays, and pauses or stops, what was played last; its ring shows the progress, without rendering. */
export function PlayingButton({ playing }: { playing: NowPlaying }) {
  const { title, state, stops, toggle, progress } = playing;
  const ring = useRef<SVGCircleElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      ring.current?.style.setProperty('stroke-dashoffset', `${1 - (progress?.() ?? 0)}`);
      if (state === 'playing') frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [state, progress]);
  const action = stops && state === 'playing' ? 'Stop' : PLAY_VERBS[state];
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={`${action}: ${title}`}
      aria-busy={state === 'loading'}
      onClick={toggle}
    >
      <PlayDial state={state} stops={stops} ring={ring} />
    </button>
  );
}
