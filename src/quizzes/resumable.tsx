import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Unfinished, unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import type { QuizProps } from './quiz-props.ts';
import styles from './resumable.module.css';
import { type AttemptStart, finishedAttempt, type RunState } from './use-attempt.ts';

interface ResumableProps
  extends Pick<QuizProps, 'section' | 'quizId' | 'seed' | 'onSeed' | 'onAgain'> {
  /** The state in which an attempt was left; `null` if it does not fit the questions. */
  restore: (kept: Unfinished) => RunState | null;
  children: (start: AttemptStart) => ReactNode;
}

/** A quiz that goes on where it was left: at once with the same seed, as after a reload or Back; otherwise the learner is asked. */
export function Resumable({
  section,
  quizId,
  seed,
  onSeed,
  onAgain,
  restore,
  children,
}: ResumableProps) {
  const place = useRef<HTMLElement>(null);
  const [done] = useState(() => finishedAttempt({ section, quizId, seed }));
  const [left, setLeft] = useState(() => {
    const kept = unfinishedQuiz(section, quizId).read();
    const state = kept && restore(kept);
    return kept && state ? { kept, state } : null;
  });
  if (done || !left) return children({ restored: done, notice: null });

  const { question, total, seed: keptSeed } = left.kept;
  const forget = () => unfinishedQuiz(section, quizId).write(null);
  if (keptSeed === seed) {
    const notice = (
      <p className={`controls ${styles.notice}`}>
        You are at question {question} of {total}.{' '}
        <Button
          kind="quiet"
          onClick={() => {
            forget();
            onAgain();
          }}
        >
          Start over
        </Button>
      </p>
    );
    return children({ restored: left.state, notice });
  }
  const startOver = () => {
    const page = place.current?.parentElement;
    forget();
    flushSync(() => setLeft(null));
    // The pressed button is gone: the first question is read from its heading.
    page?.querySelector('h2')?.focus();
  };
  return (
    <Panel ref={place} title="Pick up where you left off?" heading="h2">
      <p>
        You stopped at question {question} of {total}. Your answers are kept on this device.
      </p>
      <div className={`controls ${styles.actions}`}>
        <Button kind="primary" onClick={() => onSeed(keptSeed)}>
          Continue at question {question}
        </Button>
        <Button onClick={startOver}>Start over</Button>
      </div>
    </Panel>
  );
}
