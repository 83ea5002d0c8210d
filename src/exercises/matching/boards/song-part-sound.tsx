import { useRef, useSyncExternalStore } from 'react';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { progressOf, useClipProgress } from '#src/sound/clips/use-clip-progress.ts';
import { useReportPlaying } from '#src/sound/now-playing.ts';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { PlaySign } from '#src/ui/controls/play-sign.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import styles from './song-timeline.module.css';

/** Play and pause button of one part of the song. @param name its position, which does not reveal the answer: 'part 3' */
export function SongPartSound({ player, name }: { player: ClipPlayer; name: string }) {
  const heard = useRef<HTMLSpanElement>(null);
  const state = useSyncExternalStore(player.subscribe, () => player.state);
  const { toggle } = player;
  useReportPlaying({ title: name, state, toggle, progress: () => progressOf(player) });
  useClipProgress(player, (share) => heard.current?.style.setProperty('--heard', `${share}`));

  return (
    <>
      <PlayButton
        player={{ state, toggle }}
        name={name}
        look="bare"
        className={styles.sound}
        data-screen-only
      >
        <span ref={heard} className={styles.heard} />
        <PlaySign state={state} />
      </PlayButton>
      <Notice tone="small" role="status" className={styles.failure}>
        {state === 'failed' && 'This clip could not be loaded: play to try again'}
      </Notice>
    </>
  );
}
