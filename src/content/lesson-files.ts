import type { LessonContent, SectionId } from './model.ts';
import type { WrittenLesson } from './site-map.ts';

// One file a lesson, loaded when its page is opened: another lesson costs the others nothing.
const files = import.meta.glob<LessonContent>('./lessons/*/*.ts', { import: 'lesson' });

/** Whether `lessons/{section}/{lesson}.ts` exists. */
export function isWritten(section: SectionId, lesson: string): boolean {
  return fileOf(section, lesson) in files;
}

/** The lesson's content. Rejects when it cannot be loaded. */
export async function loadLesson(section: SectionId, lesson: string): Promise<LessonContent> {
  const load = files[fileOf(section, lesson)];
  if (!load) throw new Error(`There is no lesson ${section}/${lesson}`);
  return load();
}

/** Every lesson there is, for who checks them all. */
export async function loadAllLessons(): Promise<WrittenLesson[]> {
  return Promise.all(
    Object.entries(files).map(async ([path, load]) => ({
      file: path.replace('.', 'src/content'),
      section: path.split('/')[2] as SectionId,
      lesson: await load(),
    })),
  );
}

const fileOf = (section: SectionId, lesson: string) => `./lessons/${section}/${lesson}.ts`;
