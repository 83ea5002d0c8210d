import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = 'audio/samples/guests';

/** Copies the samples of the guests, whom ear training plays, to the address that they have in the repository. */
export function guests(): Plugin {
  return {
    name: 'guests',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of readdirSync(FOLDER)) {
        const source = readFileSync(join(FOLDER, name));
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
      }
    },
  };
}
