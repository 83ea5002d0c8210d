import { type Plugin, runnerImport } from 'vite';
import type { LessonContent } from '../../src/content/model.ts';
import { compileLesson } from './compile-lesson.ts';
import { lessonPresentation } from './lesson-slides.ts';

const COMPILED = '?compiled';
const SLIDES = '?slides';

/**
 * Compiles lessons in Node, so that browsers need no Markdown parser. Importing `{file}?compiled` evaluates the file
 * and exports its `lesson` with Markdown replaced by HTML; `{file}?slides` exports the `presentation` of the lesson.
 * Used by the dev server, the tests and the builds.
 */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    async load(id) {
      const query = [COMPILED, SLIDES].find((query) => id.endsWith(query));
      if (!query) return;
      const file = id.slice(0, -query.length);
      const { module, dependencies } = await runnerImport<{ lesson: LessonContent }>(file);
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return query === COMPILED
        ? `export const lesson = ${JSON.stringify(compileLesson(module.lesson))};`
        : `export const presentation = ${JSON.stringify(lessonPresentation(module.lesson))};`;
    },
  };
}
