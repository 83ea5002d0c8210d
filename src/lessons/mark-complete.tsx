import { COMPLETE, saveLessonProgress } from '#src/progress/progress.ts';
import { useLessonProgress } from '#src/progress/use-progress.ts';

/** Stores that the lesson is done; there is no way back. */
export function MarkComplete({ section, lesson }: { section: string; lesson: string }) {
  const complete = useLessonProgress(section, lesson) === COMPLETE;
  return (
    <button
      type="button"
      data-kind="primary"
      disabled={complete}
      onClick={() => saveLessonProgress(section, lesson, COMPLETE)}
    >
      {complete ? '✓ Completed' : 'Mark as Complete'}
    </button>
  );
}
