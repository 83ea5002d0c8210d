import { type Ref, useEffect, useImperativeHandle } from 'react';
import { useInView } from '#src/page/input/use-in-view.ts';
import type { ShownQuestion } from '#src/quizzes/question.tsx';
import { ClipDial } from '#src/sound/clips/clip-dial.tsx';
import { useClip } from '#src/sound/clips/use-clip.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PlayButton, playWord } from '#src/ui/controls/play-button.tsx';
import styles from './question-clip.module.css';

export interface ClipHandle {
  toggle(): void;
}

interface QuestionClipProps {
  ref: Ref<ClipHandle>;
  /** Id in the clip catalogue. */
  clip: string;
  send: ShownQuestion['send'];
  /** Whether the question can be skipped because its clip failed. */
  maySkip: boolean;
}

/** The clip of a question, with one large play and pause button. */
export function QuestionClip({ ref, clip, send, maySkip }: QuestionClipProps) {
  const [isInView, watch] = useInView();
  const sound = useClip(clip, 'clip', true, isInView);
  const { state, toggle, player } = sound;
  useImperativeHandle(ref, () => ({ toggle }));
  useEffect(() => {
    if (state === 'failed') send({ type: 'clip.failed' });
    if (state === 'playing') send({ type: 'clip.heard' });
  }, [state, send]);

  return (
    <div ref={watch} className={`controls ${styles.clip}`} data-screen-only>
      <PlayButton player={sound} name="clip" look="large">
        <ClipDial player={player} state={state} />
        {playWord(state)}
      </PlayButton>
      <div aria-live="polite" className={`controls ${styles.failure}`}>
        {state === 'failed' && <p>This clip could not be loaded</p>}
        {(state === 'failed' || maySkip) && (
          <p>
            {state === 'failed' && <Button onClick={toggle}>Retry</Button>}{' '}
            {maySkip && (
              <Button onClick={() => send({ type: 'question.skip' })}>Skip Question</Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
