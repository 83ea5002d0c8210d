import { useEffect } from 'react';
import { isActive } from '#audio/engine/clip-state.ts';
import { PageTool } from '#src/page/page-tool.ts';
import { ClipDial } from '#src/sound/clip-dial.tsx';
import { useClip } from '#src/sound/use-clip.ts';
import styles from './card.module.css';

interface CardSoundProps {
  face: string;
  /** Its id in the catalogue; nothing of it is seen in the page. */
  clip: string;
  /** In use, or being dragged: stops, goes back to its start, and cannot be played. */
  quiet: boolean;
}

/** Plays what is on a card, and pauses it. */
export function CardSound({ face, clip, quiet }: CardSoundProps) {
  const { state, prepare, toggle, stop, sound } = useClip(clip);
  useEffect(() => {
    if (quiet) stop();
  }, [stop, quiet]);

  const active = isActive(state);
  return (
    <>
      {sound && <PageTool tool={sound.VolumeControl} />}
      <button
        type="button"
        className={styles.sound}
        aria-label={`${active ? 'Pause' : 'Play'} ${face}`}
        aria-busy={state === 'loading'}
        aria-disabled={quiet || undefined}
        onPointerEnter={prepare}
        onClick={() => {
          if (!quiet) toggle();
        }}
      >
        <span>
          <ClipDial player={sound?.player ?? null} state={state} />
        </span>
      </button>
      <p role="status" className={styles.failure}>
        {state === 'failed' && 'Audio unavailable: play to try again'}
      </p>
    </>
  );
}
