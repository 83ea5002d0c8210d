import type { LessonContent, SectionId } from './model.ts';

// One file a lesson, loaded when its page is opened: another lesson costs the others nothing.
const files = import.meta.glob<LessonContent>('./lessons/*/*.ts', { import: 'lesson' });

const loaded = new Map<string, Promise<LessonContent>>();

/** Whether `lessons/{section}/{lesson}.ts` exists. */
export function isWritten(section: SectionId, lesson: string): boolean {
  return fileOf(section, lesson) in files;
}

/** The lesson's content; the same promise for the same lesson. Rejects when it cannot be loaded. */
export function loadLesson(section: SectionId, lesson: string): Promise<LessonContent> {
  const file = fileOf(section, lesson);
  const load = files[file];
  if (!load) return Promise.reject(new Error(`There is no lesson ${section}/${lesson}`));
  let content = loaded.get(file);
  if (!content) {
    content = load();
    // A lost connection is not for ever: the next visit tries again.
    content.catch(() => loaded.delete(file));
    loaded.set(file, content);
  }
  return content;
}

const fileOf = (section: SectionId, lesson: string) => `./lessons/${section}/${lesson}.ts`;
