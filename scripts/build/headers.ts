import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { loadSite } from '../../src/server/site/files.ts';
import { headersFile } from '../../src/server/site/security-headers.ts';

/** Writes the headers of our server as a file for static hosts, at the end of `vite build`. */
export function headers(): Plugin {
  return {
    name: 'headers',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        const dir = environments.client?.config.build.outDir ?? '';
        const { VITE_API_BASE } = loadEnv(config.mode, config.root);
        writeFileSync(join(dir, '_headers'), await headersFile(loadSite(dir), VITE_API_BASE));
      },
    },
  };
}
