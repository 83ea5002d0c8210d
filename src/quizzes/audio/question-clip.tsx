import { type Ref, useEffect, useImperativeHandle } from 'react';
import { isActive } from '#audio/engine/clip-state.ts';
import { PageTool } from '#src/page/page-tool.ts';
import { ClipDial } from '#src/sound/clip-dial.tsx';
import { useClip } from '#src/sound/use-clip.ts';
import styles from './question-clip.module.css';

/** What a key can do with the clip. */
export interface ClipHandle {
  toggle(): void;
}

interface QuestionClipProps {
  ref: Ref<ClipHandle>;
  /** Its id in the catalogue. */
  clip: string;
  onFailed: () => void;
  onHeard: () => void;
  /** Goes on without this question; offered where the clip cannot be had. */
  onSkip: (() => void) | null;
}

/** The clip that a question is about: one large button to play and pause it. */
export function QuestionClip({ ref, clip, onFailed, onHeard, onSkip }: QuestionClipProps) {
  const { state, prepare, toggle, sound } = useClip(clip);
  useImperativeHandle(ref, () => ({ toggle }));
  useEffect(() => {
    if (state === 'failed') onFailed();
    if (state === 'playing') onHeard();
  }, [state, onFailed, onHeard]);

  const active = isActive(state);
  return (
    <div className={styles.clip}>
      {sound && <PageTool tool={sound.VolumeControl} />}
      <button
        type="button"
        className={styles.button}
        aria-label={active ? 'Pause clip' : 'Play clip'}
        aria-busy={state === 'loading'}
        onPointerEnter={prepare}
        onClick={toggle}
      >
        <ClipDial player={sound?.player ?? null} state={state} />
        {active ? 'Pause' : 'Play'}
      </button>
      <div aria-live="polite" className={styles.failure}>
        {state === 'failed' && <p>Audio unavailable</p>}
        {(state === 'failed' || onSkip) && (
          <p>
            {state === 'failed' && (
              <button type="button" onClick={toggle}>
                Retry
              </button>
            )}{' '}
            {onSkip && (
              <button type="button" onClick={onSkip}>
                Skip Question
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
