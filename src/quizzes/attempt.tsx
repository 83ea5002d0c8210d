import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { recordAnswer } from '#src/progress/missed.ts';
import { saveBestScore } from '#src/progress/progress.ts';
import { type UnfinishedQuiz, unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Panel } from '#src/ui/panels/panel.tsx';
import styles from './attempt.module.css';
import type { ShownQuestion } from './question.tsx';
import type { QuizProps } from './quiz-props.ts';
import {
  keptRun,
  phaseOf,
  type RunContext,
  type RunQuestion,
  type RunState,
  runMachine,
} from './run/machine.ts';

interface AttemptProps extends QuizProps {
  questions: readonly RunQuestion[];
  /** The stored form of the answers so far. */
  answersOf: (context: RunContext) => unknown;
  /** The stored state of an attempt; `null` if it does not fit the questions. */
  restore: (kept: UnfinishedQuiz) => RunState | null;
  /** The result view, loaded after the first question. */
  result: { preload: () => Promise<unknown> };
  /** @param asked the current question; `null` at the end */
  children: (context: RunContext, asked: ShownQuestion | null) => ReactNode;
}

/** The latest finished attempt, by its visit. */
let finished: { visit: string; state: RunState } | null = null;

/** Identifies an attempt in an entry of the browser's history, see src/page/input/scroll-and-focus.ts. */
const visitOf = (unfinished: { key: string }, seed: string) =>
  `${unfinished.key} ${seed} ${history.state?.key}`;

/**
 * An attempt at a quiz. A stored attempt is resumed: at once if the seed is the same, as after a reload or Back;
 * otherwise after asking the learner. Going back to the latest result shows it again.
 */
export function Attempt(props: AttemptProps) {
  const { section, quizId, seed, onSeed, onAgain, restore } = props;
  const place = useRef<HTMLElement>(null);
  const unfinished = unfinishedQuiz(section, quizId);
  const [done] = useState(() =>
    finished?.visit === visitOf(unfinished, seed) ? finished.state : null,
  );
  const [left, setLeft] = useState(() => {
    const kept = unfinished.read();
    const state = kept && restore(kept);
    return kept && state ? { kept, state } : null;
  });
  if (done || !left) return <StartedAttempt {...props} restored={done} />;

  const { question, total, seed: keptSeed } = left.kept;
  if (keptSeed === seed) {
    const notice = (
      <p className={`controls soft ${styles.notice}`}>
        You are at question {question} of {total}.{' '}
        <Button
          kind="quiet"
          onClick={() => {
            unfinished.write(null);
            onAgain();
          }}
        >
          Start over
        </Button>
      </p>
    );
    return <StartedAttempt {...props} restored={left.state} notice={notice} />;
  }
  const startOver = () => {
    const page = place.current?.parentElement;
    unfinished.write(null);
    flushSync(() => setLeft(null));
    // The pressed button is gone, so the focus moves to the heading of the first question.
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

interface StartedAttemptProps extends AttemptProps {
  /** The state to resume; `null` for a new attempt. */
  restored: RunState | null;
  /** A note at the first question that the attempt is resumed. */
  notice?: ReactNode;
}

/** An attempt, stored after every step until it is finished. Records its first answers and its score. */
function StartedAttempt(props: StartedAttemptProps) {
  const { section, quizId, seed, questions, answersOf, result, restored, notice, children } = props;
  const [state, send, actor] = useMachine(runMachine, {
    input: { questions },
    snapshot: restored ?? undefined,
  });
  const onStep = useEffectEvent((state: RunState) => {
    const unfinished = unfinishedQuiz(section, quizId);
    if (state.value === 'finished') {
      finished = { visit: visitOf(unfinished, seed), state };
      // Another tab may have stored another attempt since.
      if (unfinished.read()?.seed === seed) unfinished.write(null);
      return;
    }
    const kept = keptRun(state.context, answersOf(state.context));
    if (kept) unfinished.write({ seed, ...kept });
  });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((state) => onStep(state));
    return unsubscribe;
  }, [actor]);
  useEmitted(actor, 'question.answered', ({ question, right, first }) => {
    if (first) recordAnswer({ section, quiz: quizId, question }, right);
  });
  useEmitted(actor, 'quiz.finished', ({ score }) => {
    if (score) saveBestScore(section, quizId, score);
  });

  const { context } = state;
  const { index, outcomes } = context;
  const isBegun = outcomes.length > 0;
  useEffect(() => {
    // A failure is reported with the result.
    if (isBegun) result.preload().catch(() => {});
  }, [isBegun, result]);
  const place = {
    index,
    total: questions.length,
    ends: outcomes.map(({ end }) => end === 'right'),
    notice: index === restored?.context.index && notice,
  };
  const phase = phaseOf(state);
  return children(context, phase && { place, run: context, phase, send });
}
