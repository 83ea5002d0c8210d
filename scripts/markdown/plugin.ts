import { type Plugin, runnerImport } from 'vite';
import type { LessonContent } from '../../src/content/model.ts';
import { compileLesson } from './compile-lesson.ts';

const QUERY = '?compiled';

/**
 * Compiles lessons in Node, so that no Markdown parser reaches the browser: importing
 * `{file}?compiled` evaluates the file and exports its `lesson` with Markdown replaced by HTML. Used by
 * the dev server, the tests and the builds alike.
 */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -QUERY.length);
      const { module, dependencies } = await runnerImport<{ lesson: LessonContent }>(file);
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return `export const lesson = ${JSON.stringify(compileLesson(module.lesson))};`;
    },
  };
}
