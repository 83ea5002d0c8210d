import { Suspense, use, useCallback, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { InteractiveBlock, QuickCheckQuestion, RhythmExercise } from '#src/content/model.ts';
import { QuickCheck } from '#src/exercises/quick-check/quick-check.tsx';
import { forgetFailures, loadOnce } from '#src/ui/load-once.ts';
import styles from './exercise.module.css';

/** An exercise between two paragraphs of a lesson. The text is there before it, and without it. */
export function Exercise({ block }: { block: InteractiveBlock }) {
  if (block.kind === 'quiz') return <Question question={block.data} />;
  return (
    <ErrorBoundary FallbackComponent={NotLoaded} onReset={forgetFailures}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <LoadedExercise exercise={block.data} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Question({ question }: { question: QuickCheckQuestion }) {
  const { id } = question;
  const log = useCallback(
    (correct: boolean) => console.info(`Quick check ${id}:`, correct ? 'correct' : 'incorrect'),
    [id],
  );
  return <QuickCheck question={question} onAnswered={log} />;
}

function LoadedExercise({ exercise }: { exercise: RhythmExercise }) {
  const [{ RhythmGrid }, { HearRhythm }] = use(
    loadOnce('rhythm grid', () =>
      Promise.all([
        import('#src/exercises/rhythm-grid/rhythm-grid.tsx'),
        import('#src/exercises/hear-rhythm.tsx'),
      ]),
    ),
  );
  return (
    <RhythmGrid exercise={exercise} onSolved={() => console.info('Exercise solved:', exercise.id)}>
      <HearRhythm rhythm={exercise.pattern.rhythm} />
    </RhythmGrid>
  );
}

function NotLoaded({ resetErrorBoundary }: FallbackProps) {
  // Who leaves the lesson may come back when the connection does.
  useEffect(() => forgetFailures, []);
  return (
    <p role="alert" className={styles.failed}>
      This exercise could not be loaded.
      <button type="button" onClick={resetErrorBoundary}>
        Try again
      </button>
    </p>
  );
}
