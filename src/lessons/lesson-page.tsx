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

/** Loads the content of a lesson before its page is opened, if there is such a lesson. */
export async function preloadLesson({ id }: Section, lesson: string): Promise<void> {
  if (isWritten(id, lesson)) await loadContent(id, lesson);
}

const loadContent = (section: Section['id'], lesson: string) =>
  loadOnce(`lesson ${section}/${lesson}`, () => loadLesson(section, lesson));

function WrittenLesson({ section, lessonId }: LessonPageProps) {
  const lesson = use(loadContent(section.id, lessonId));
  return <LessonView section={section} lesson={lesson} />;
}

function LoadedNotFound({ section }: { section: Section }) {
  const { LessonNotFound } = use(
    loadOnce('lesson not found', () => import('./lesson-not-found.tsx')),
  );
  return <LessonNotFound section={section} />;
}
