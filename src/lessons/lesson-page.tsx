import { use } from 'react';
import type { Lesson, SectionHead, SectionId } from '#src/content/model.ts';
import { loadOnce } from '#src/page/load-once.ts';
import { LessonView } from './lesson-view.tsx';

interface LessonPageProps {
  section: SectionHead;
  /** Nothing is rendered for an empty id. */
  lessonId: string;
}

/** A lesson by its id. Suspends until its content is loaded. */
export function LessonPage({ section, lessonId }: LessonPageProps) {
  if (!lessonId) return null;
  return <LoadedLesson section={section} lessonId={lessonId} />;
}

/**
 * Loads the content of a lesson, `null` if it is not written.
 * @param address of its module, if it is known; otherwise it is looked up in the table of lessons
 */
export function preloadLesson(
  section: SectionId,
  lesson: string,
  address?: string | undefined,
): Promise<Lesson | null> {
  return loadOnce(`lesson ${section}/${lesson}`, async () => {
    if (address) return ((await import(/* @vite-ignore */ address)) as { lesson: Lesson }).lesson;
    const { isWritten, loadLesson } = await import('#src/content/lesson-files.ts');
    return isWritten(section, lesson) ? loadLesson(section, lesson) : null;
  });
}

function LoadedLesson({ section, lessonId }: LessonPageProps) {
  const lesson = use(preloadLesson(section.id, lessonId));
  return lesson ? <LessonView section={section} lesson={lesson} /> : <NotFound section={section} />;
}

function NotFound({ section }: { section: SectionHead }) {
  const { LessonNotFound } = use(
    loadOnce('lesson not found', () => import('./lesson-not-found.tsx')),
  );
  return <LessonNotFound section={section} />;
}
