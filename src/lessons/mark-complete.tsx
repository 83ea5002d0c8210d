import { COMPLETE, saveLessonProgress } from '#src/progress/progress.ts';
import { markDone } from '#src/progress/road-dates.ts';
import { useLessonProgress } from '#src/progress/use-progress.ts';
import { Button } from '#src/ui/controls/button.tsx';

/** Button that stores the lesson as completed, which cannot be undone. */
export function MarkComplete({ section, lesson }: { section: string; lesson: string }) {
  const completed = useLessonProgress(section, lesson) === COMPLETE;
  const complete = () => {
    if (completed) return;
    // First, so that no listener takes it for a lesson completed before there was a road.
    markDone({ kind: 'lesson', section, id: lesson });
    saveLessonProgress(section, lesson, COMPLETE);
  };
  return (
    <>
      <Button
        kind={completed ? 'done' : 'primary'}
        // Not `disabled`, which would drop the focus.
        aria-disabled={completed}
        onClick={complete}
      >
        {completed ? '✓ Completed' : 'Mark as Complete'}
      </Button>
      <span role="status" className="visually-hidden">
        {completed && 'Lesson completed.'}
      </span>
    </>
  );
}
