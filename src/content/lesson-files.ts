import type { Lesson, SectionId } from './model.ts';

// One chunk per lesson, loaded with its page. `?compiled`: see scripts/markdown/plugin.ts.
const files = import.meta.glob<Lesson>('./lessons/*/*.ts', {
  query: '?compiled',
  import: 'lesson',
});

/** Whether `lessons/{section}/{lesson}.ts` exists. */
export function isWritten(section: SectionId, lesson: string): boolean {
  return fileOf(section, lesson) in files;
}

/** The content of a lesson. Rejects if it does not exist or cannot be loaded. */
export async function loadLesson(section: SectionId, lesson: string): Promise<Lesson> {
  const load = files[fileOf(section, lesson)];
  if (!load) throw new Error(`There is no lesson ${section}/${lesson}`);
  return load();
}

const fileOf = (section: SectionId, lesson: string) => `./lessons/${section}/${lesson}.ts`;
