import { type Plugin, runnerImport } from 'vite';

/** Fails the client build if the content has problems, and reports all of them. */
export function checkContent(): Plugin {
  return {
    name: 'check-content',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const { module } = await runnerImport<typeof import('./content-problems.ts')>(
        './scripts/content/content-problems.ts',
      );
      const { contentProblems } = module;
      if (contentProblems.length > 0) {
        this.error(`The content has problems:\n${contentProblems.join('\n')}`);
      }
    },
  };
}
