import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, type Plugin, type Rolldown, runnerImport } from 'vite';
import { FILE_LIST } from '../../src/offline/saved/saved-files.ts';
import { listFiles } from './file-list.ts';

/**
 * Writes the service worker and the list of files to cache, as part of `vite build`: after the pages, which are on the
 * list. With `VITE_OFFLINE=off`, the worker removes itself.
 */
export function offline(): Plugin {
  let chunks: Rolldown.OutputChunk[] = [];
  return {
    name: 'offline',
    // The list needs the output of the client's build.
    sharedDuringBuild: true,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: (_, { mode }) => {
      const isOff = loadEnv(mode, process.cwd()).VITE_OFFLINE === 'off';
      const input = `src/offline/worker/${isOff ? 'remove' : 'worker'}.ts`;
      const output = { format: 'iife', entryFileNames: 'sw.js' } as const;
      return {
        environments: {
          worker: {
            consumer: 'client',
            build: {
              write: false,
              copyPublicDir: false,
              rolldownOptions: { input, output },
            },
          },
        },
      };
    },
    writeBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, worker } = builder.environments;
        if (!client || !worker) throw new Error('An environment is missing');
        const dir = client.config.build.outDir;
        const { module } = await runnerImport<typeof import('./page-needs.ts')>(
          './scripts/offline/page-needs.ts',
        );
        const list = listFiles(dir, chunks, module.PAGE_NEEDS);
        writeFileSync(join(dir, FILE_LIST), JSON.stringify(list));
        const { output } = (await builder.build(worker)) as Rolldown.RolldownOutput;
        const { build, shell, kit } = list;
        const built = JSON.stringify({ build, shell, kit });
        writeFileSync(join(dir, 'sw.js'), `const BUILT=${built};\n${output[0].code}`);
      },
    },
  };
}
