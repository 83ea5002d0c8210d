import { progressOf } from '#src/sound/clips/use-clip-progress.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton } from '#src/ui/controls/play-button.tsx';
import { PlayDial } from '#src/ui/controls/play-sign.tsx';
import { ClipProgress } from './clip-progress.tsx';
import styles from './slide-clip.module.css';
import type { SlideClip } from './use-slide-clip.ts';

/** A button as wide as the slide that plays and stops a clip, with how far it is. */
export function SlideClipButton({ clip, name }: { clip: SlideClip; name: string }) {
  const { state, player, play } = clip;
  return (
    <div>
      <PlayButton player={clip} stops name={name} look="bare" className={styles.clip}>
        <PlayDial state={state} stops />
        <ClipProgress isPlaying={state === 'playing'} progress={() => progressOf(player)} />
      </PlayButton>
      <ClipFailure isFailed={state === 'failed'} onRetry={play} />
    </div>
  );
}

/** Says that a clip could not be played, and what helps. */
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
