import { useRef } from 'react';
import { type FollowedSound, isPlaying, type Playable } from '#lib/play-state.ts';
import type { SongPlayer } from '#src/exercises/song-map/use-song.ts';
import type { SlideControls } from '#src/present/stage/slide-view.ts';
import { useClip } from '#src/sound/clips/use-clip.ts';
import { useClipProgress } from '#src/sound/clips/use-clip-progress.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { PlayDial } from '#src/ui/controls/play-sign.tsx';
import styles from './slide-clip.module.css';

/** A clip whose toggle stops, or plays from the beginning: a class always hears the whole clip. */
export interface SlideClip extends Playable {
  player: FollowedSound | null;
  prepare: () => void;
  play: () => void;
  stop: () => void;
}

/** A clip on a slide, without the sound bar of the page below. @param title its name, which must not reveal an answer */
export function useSlideClip(clip: string, title: string): SlideClip {
  const { state, player, prepare, toggle, stop } = useClip(clip, title, false);
  const play = () => {
    if (state === 'playing' || state === 'paused') stop();
    if (state !== 'loading') toggle();
  };
  return { state, player, prepare, play, stop, toggle: isPlaying(state) ? stop : play };
}

/** A button as wide as the slide that plays and stops a clip, with its progress. */
export function SlideClipButton({ clip, name }: { clip: SlideClip; name: string }) {
  const { state, player, play } = clip;
  return (
    <div>
      <PlayButton player={clip} stops name={name} look="bare" className={styles.clip}>
        <PlayDial state={state} stops />
        <ClipProgress player={player} />
      </PlayButton>
      <ClipFailure isFailed={state === 'failed'} onRetry={play} />
    </div>
  );
}

/** The message that a clip could not be played, and a remedy. */
export function ClipFailure({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  return (
    <p role="status" className={styles.failure} data-teacher>
      {isFailed && (
        <>
          This clip could not be loaded: check the connection, then play again{' '}
          <Button onClick={onRetry}>Try again</Button>
        </>
      )}
    </p>
  );
}

export function ClipProgress({ player }: { player: FollowedSound | null }) {
  const bar = useRef<HTMLSpanElement>(null);
  useClipProgress(player, (share) => bar.current?.style.setProperty('scale', `${share} 1`));
  return (
    <span className={styles.track} aria-hidden="true">
      <span ref={bar} className={styles.heard} />
    </span>
  );
}

/** The controls of a song: Space, the digits from 1 on, and the steps with sound. */
export const songControls = ({ isPlaying, toggle, choose }: SongPlayer) =>
  ({
    toggle,
    enter: (step) => {
      if (step === 'play' && !isPlaying) toggle();
    },
    digit: (digit) => choose(digit - 1),
  }) satisfies SlideControls;
