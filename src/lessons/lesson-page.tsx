import { use } from 'react';
import { isWritten, loadLesson } from '#src/content/lesson-files.ts';
import type { Section } from '#src/content/model.ts';
import { loadOnce } from '#src/page/load-once.ts';
import { LessonView } from './lesson-view.tsx';

interface LessonPageProps {
  section: Section;
  /** Nothing is rendered for an empty id. */
  lessonId: string;
}

/** A lesson by its id. Suspends until its content is loaded. */
export function LessonPage({ section, lessonId }: LessonPageProps) {
  if (!lessonId) return null;
  if (!isWritten(section.id, lessonId)) return <LoadedNotFound section={section} />;
  return <WrittenLesson section={section} lessonId={lessonId} />;
}

function WrittenLesson({ section, lessonId }: LessonPageProps) {
  const lesson = use(
    loadOnce(`lesson ${section.id}/${lessonId}`, () => loadLesson(section.id, lessonId)),
  );
  return <LessonView section={section} lesson={lesson} />;
}

function LoadedNotFound({ section }: { section: Section }) {
  const { LessonNotFound } = use(
    loadOnce('lesson not found', () => import('./lesson-not-found.tsx')),
  );
  return <LessonNotFound section={section} />;
}
