import { use } from 'react';
import type { Lesson, SectionHead } from '#src/content/model.ts';
import { loadOnce } from '#src/page/loading/load-once.ts';
import { LessonView } from './lesson-view.tsx';

interface LessonPageProps {
  section: SectionHead;
  /** An empty id renders nothing. */
  lessonId: string;
}

/** A lesson by its id. Suspends until its content is loaded. */
export function LessonPage({ section, lessonId }: LessonPageProps) {
  if (!lessonId) return null;
  const lesson = use(LessonPage.preload({ section, lessonId }));
  if (lesson) return <LessonView section={section} lesson={lesson} />;
  const { LessonNotFound } = use(
    loadOnce('lesson not found', () => import('./lesson-not-found.tsx')),
  );
  return <LessonNotFound section={section} />;
}

/** Loads a lesson; `null` if it is not written yet. @param address URL of its module; looked up by default */
LessonPage.preload = ({ section: { id }, lessonId }: LessonPageProps, address?: string) =>
  loadOnce(`lesson ${id}/${lessonId}`, async () => {
    if (address) return ((await import(/* @vite-ignore */ address)) as { lesson: Lesson }).lesson;
    const { isWritten, loadLesson } = await import('#src/content/lesson-files.ts');
    return isWritten(id, lessonId) ? loadLesson(id, lessonId) : null;
  });
