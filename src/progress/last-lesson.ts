import { matching, stored } from '#src/device/stored.ts';

/** A lesson by its section. */
export interface LessonRef {
  section: string;
  lesson: string;
}

/** The lesson that was opened last. */
export const LAST_LESSON = stored(
  'last_lesson',
  matching(/^[a-z0-9-]+\/[a-z0-9-]+$/, (text): LessonRef => {
    const [section = '', lesson = ''] = text.split('/');
    return { section, lesson };
  }),
  ({ section, lesson }) => `${section}/${lesson}`,
);
