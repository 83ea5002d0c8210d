import { type Plugin, runnerImport } from 'vite';

/** Fails the client's build when something is wrong with what is taught, and says all of it. */
export function checkContent(): Plugin {
  return {
    name: 'check-content',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async buildStart() {
      const { module } = await runnerImport<typeof import('./content-problems.ts')>(
        './scripts/content-problems.ts',
      );
      const problems = module.contentProblems;
      if (problems.length > 0) this.error(`The content is not right.\n${problems.join('\n')}`);
    },
  };
}
