import { useRef, useSyncExternalStore } from 'react';
import type { ClipPlayer } from '#audio/engine/clip-player.ts';
import { useHeardShare } from '#src/sound/use-clip-progress.ts';
import { Notice } from '#src/ui/notice.tsx';
import { isPlaying, PlayButton } from '#src/ui/play-button.tsx';
import { PlaySign } from '#src/ui/play-sign.tsx';
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
  useHeardShare(player, (share) => heard.current?.style.setProperty('--heard', `${share}`));

  return (
    <>
      <PlayButton
        name={name}
        state={state}
        look="bare"
        className={styles.sound}
        onClick={() => (isPlaying(state) ? player.pause() : player.play())}
      >
        <span ref={heard} className={styles.heard} />
        <PlaySign state={state} />
      </PlayButton>
      <Notice tone="small" role="status" className={styles.failure}>
        {state === 'failed' && 'Audio unavailable: play to try again'}
      </Notice>
    </>
  );
}
