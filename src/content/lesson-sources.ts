import type { LessonContent, SectionId } from './model.ts';

// The Markdown of all lessons, for checks and tests. The app loads lesson-files.ts instead.
const sources = import.meta.glob<LessonContent>('./lessons/*/*.ts', {
  eager: true,
  import: 'lesson',
});

/** A lesson with its Markdown, and its file. */
export interface LessonSource {
  /** Path from the root of the repository. */
  file: string;
  section: SectionId;
  lesson: LessonContent;
}

/** Every lesson, in the order of its file names. */
export const LESSON_SOURCES: readonly LessonSource[] = Object.entries(sources).map(
  ([path, lesson]) => ({
    file: path.replace('.', 'src/content'),
    section: path.split('/')[2] as SectionId,
    lesson,
  }),
);
