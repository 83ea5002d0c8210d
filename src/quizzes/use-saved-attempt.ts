import { useEffect, useEffectEvent } from 'react';
import { type Unfinished, unfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import type { QuizProps } from './quiz-props.ts';

type Attempt = Pick<QuizProps, 'section' | 'quizId' | 'seed'>;

/** The part of an actor that is needed here. */
interface Subject<Context> {
  subscribe(listener: (snapshot: { context: Context; value: unknown }) => void): {
    unsubscribe(): void;
  };
}

/** The last attempt that was finished, with its entry in the browser's history. */
let finished: { key: string; seed: string; entry: unknown; snapshot: unknown } | null = null;

/** Identifies an entry of the browser's history, see src/page/input/scroll-and-focus.ts. */
const historyEntry = (): unknown => history.state?.key;

/**
 * The final state of an attempt, for those who follow a link in its review and come back; `null` unless
 * it is the last one that was finished since the document was loaded.
 */
export function finishedAttempt({ section, quizId, seed }: Attempt): unknown {
  const isHere =
    finished?.key === unfinishedQuiz(section, quizId).key &&
    finished.seed === seed &&
    finished.entry === historyEntry();
  return isHere ? finished?.snapshot : null;
}

/**
 * Keeps an attempt on the device after every step, until it is finished.
 * @param keep what is kept of it; `null` while there is nothing to keep
 */
export function useSavedAttempt<Context>(
  actor: Subject<Context>,
  { section, quizId, seed }: Attempt,
  keep: (context: Context) => Omit<Unfinished, 'seed'> | null,
): void {
  const onStep = useEffectEvent((snapshot: { context: Context; value: unknown }) => {
    const unfinished = unfinishedQuiz(section, quizId);
    if (snapshot.value === 'finished') {
      finished = { key: unfinished.key, seed, entry: historyEntry(), snapshot };
      // Another tab may have kept another attempt since.
      if (unfinished.read()?.seed === seed) unfinished.write(null);
      return;
    }
    const kept = keep(snapshot.context);
    if (kept) unfinished.write({ seed, ...kept });
  });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => onStep(snapshot));
    return unsubscribe;
  }, [actor]);
}
