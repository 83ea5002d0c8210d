import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { COMPLETE, saveLessonProgress } from '#src/progress/progress.ts';
import { useLessonProgress } from '#src/progress/use-progress.ts';
import { Button } from '#src/ui/button.tsx';
import { lessonMachine } from './machine.ts';

/** Stores that the lesson is done; there is no way back. */
export function MarkComplete({ section, lesson }: { section: string; lesson: string }) {
  const stored = useLessonProgress(section, lesson) === COMPLETE;
  const machine = useMemo(
    () =>
      lessonMachine.provide({
        actions: { store: () => saveLessonProgress(section, lesson, COMPLETE) },
      }),
    [section, lesson],
  );
  const [state, send] = useMachine(machine, { input: { complete: stored } });
  useEffect(() => {
    if (stored) send({ type: 'progress.completed' });
  }, [stored, send]);
  const complete = state.matches('completed');
  return (
    <>
      <Button
        kind={complete ? 'done' : 'primary'}
        // Not `disabled`, which would take the focus from who just pressed it.
        aria-disabled={complete}
        onClick={() => send({ type: 'lesson.complete' })}
      >
        {complete ? '✓ Completed' : 'Mark as Complete'}
      </Button>
      <span role="status" className="visually-hidden">
        {complete && 'Lesson completed.'}
      </span>
    </>
  );
}
