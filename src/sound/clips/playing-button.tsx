import { useEffect, useRef } from 'react';
import type { NowPlaying } from '#src/sound/now-playing.ts';
import styles from '#src/sound/sound-bar.module.css';
import { PlayButton, playVerb } from '#src/ui/controls/play-button.tsx';
import { PlayDial } from '#src/ui/controls/play-sign.tsx';

/** The play button of the latest sound. Its ring shows the progress without rendering. */
export function PlayingButton({ playing }: { playing: NowPlaying }) {
  const { title, state, stops, progress } = playing;
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
  return (
    <PlayButton
      player={playing}
      stops={stops}
      aria-label={`${playVerb(state, stops)}: ${title}`}
      look="bare"
      className={styles.play}
    >
      <PlayDial state={state} stops={stops} ring={ring} />
    </PlayButton>
  );
}
