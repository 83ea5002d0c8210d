import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { recordAnswer } from '#src/progress/missed.ts';
import { saveBestScore } from '#src/progress/progress.ts';
import { type Unfinished, unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import type { QuizProps } from './quiz-props.ts';
import { phaseOf, type RunContext, type RunQuestion, runMachine } from './run/machine.ts';

export type RunState = SnapshotFrom<typeof runMachine>;

export interface AttemptStart {
  /** The state to go on from; `null` for a new attempt. */
  restored: RunState | null;
  /** Says where it goes on, to be shown at its first question. */
  notice: ReactNode;
}

/** The last attempt that was finished, with its entry in the browser's history. */
let finished: { key: string; seed: string; entry: unknown; state: RunState } | null = null;

/** Identifies an entry of the browser's history, see src/page/input/scroll-and-focus.ts. */
const historyEntry = (): unknown => history.state?.key;

/** The final state of an attempt, for those who come back to its result; `null` unless it is the last that was finished. */
export function finishedAttempt({
  section,
  quizId,
  seed,
}: Pick<QuizProps, 'section' | 'quizId' | 'seed'>): RunState | null {
  const isHere =
    finished?.key === unfinishedQuiz(section, quizId).key &&
    finished.seed === seed &&
    finished.entry === historyEntry();
  return isHere ? (finished?.state ?? null) : null;
}

/**
 * An attempt at a quiz, kept after every step until it is finished. Its first answers and its score are recorded.
 * @param keep what is kept of it; `null` while there is nothing to keep
 * @param result the view that follows, which is loaded after the first question
 * @returns `asked`, the question that it is at; `null` at its end
 */
export function useAttempt(
  { section, quizId, seed, restored, notice }: QuizProps & AttemptStart,
  questions: readonly RunQuestion[],
  keep: (context: RunContext) => Omit<Unfinished, 'seed'> | null,
  result: { preload: () => Promise<unknown> },
) {
  const [state, send, actor] = useMachine(runMachine, {
    input: { questions },
    snapshot: restored ?? undefined,
  });
  const onStep = useEffectEvent((state: RunState) => {
    const unfinished = unfinishedQuiz(section, quizId);
    if (state.value === 'finished') {
      finished = { key: unfinished.key, seed, entry: historyEntry(), state };
      // Another tab may have kept another attempt since.
      if (unfinished.read()?.seed === seed) unfinished.write(null);
      return;
    }
    const kept = keep(state.context);
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
  return { context, asked: phase && { place, run: context, phase, send } };
}
