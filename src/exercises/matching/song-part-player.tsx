import { useRef, useSyncExternalStore } from 'react';
import type { ClipPlayer } from '#audio/engine/clip-player.ts';
import { isActive } from '#audio/engine/clip-state.ts';
import { useClipProgress } from '#src/sound/use-clip-progress.ts';
import styles from './song-timeline.module.css';

interface SongPartSoundProps {
  player: ClipPlayer;
  /** 'part 3': the position says nothing of what it is. */
  name: string;
}

/** Plays one part of the song; the line in it moves as it is heard, frame by frame past React. */
export function SongPartSound({ player, name }: SongPartSoundProps) {
  const heard = useRef<HTMLSpanElement>(null);
  const state = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.state,
  );
  useClipProgress(player, (share) => heard.current?.style.setProperty('--heard', `${share}`));

  const active = isActive(state);
  return (
    <>
      <button
        type="button"
        className={styles.sound}
        data-state={state}
        aria-label={`${active ? 'Pause' : 'Play'} ${name}`}
        aria-busy={state === 'loading'}
        onClick={() => (active ? player.pause() : player.play())}
      >
        <span ref={heard} className={styles.heard} />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={active ? 'M8 5v14M16 5v14' : 'M8 5v14l11-7Z'} />
        </svg>
      </button>
      <p role="status" className={styles.failure}>
        {state === 'failed' && 'Audio unavailable: play to try again'}
      </p>
    </>
  );
}
