import { COMPLETE, saveLessonProgress } from '#src/progress/progress.ts';
import { useLessonProgress } from '#src/progress/use-progress.ts';

/** Stores that the lesson is done; there is no way back. */
export function MarkComplete({ section, lesson }: { section: string; lesson: string }) {
  const complete = useLessonProgress(section, lesson) === COMPLETE;
  return (
    <>
      <button
        type="button"
        data-kind="primary"
        // Not `disabled`, which would take the focus from who just pressed it.
        aria-disabled={complete}
        onClick={() => {
          if (!complete) saveLessonProgress(section, lesson, COMPLETE);
        }}
      >
        {complete ? '✓ Completed' : 'Mark as Complete'}
      </button>
      <span role="status" className="visually-hidden">
        {complete && 'Lesson completed.'}
      </span>
    </>
  );
}
