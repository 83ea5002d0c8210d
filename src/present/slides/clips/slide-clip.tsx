import { useRef } from 'react';
import { useClipProgress } from '#src/sound/clips/use-clip-progress.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { PlayDial } from '#src/ui/controls/play-sign.tsx';
import styles from './slide-clip.module.css';
import type { SlideClip } from './use-slide-clip.ts';

/** A button as wide as the slide that plays and stops a clip, with how far it is. */
export function SlideClipButton({ clip, name }: { clip: SlideClip; name: string }) {
  const { state, player } = clip;
  const heard = useRef<HTMLSpanElement>(null);
  useClipProgress(player, (share) => heard.current?.style.setProperty('--heard', `${share}`));
  return (
    <div>
      <PlayButton player={clip} stops name={name} look="bare" className={styles.clip}>
        <PlayDial state={state} stops />
        <span className={styles.progress}>
          <span ref={heard} className={styles.heard} />
        </span>
      </PlayButton>
      <SlideClipFailure clip={clip} />
    </div>
  );
}

/** Says that a clip could not be played, and what helps. */
export function SlideClipFailure({ clip: { state, play } }: { clip: SlideClip }) {
  return (
    <p role="status" className={styles.failure} data-teacher>
      {state === 'failed' && (
        <>
          This clip could not be loaded: check the connection, then play again{' '}
          <Button onClick={play}>Try again</Button>
        </>
      )}
    </p>
  );
}
