import { build, preview } from 'vite';
import { openPage } from '../scripts/lib/launch-chromium.mjs';

/**
 * Opens a page of bench/sound in a real Chromium, as a production build, once it has put `bench` on its window.
 * Loopback only.
 * @param {string} name of the page's file, without its ending
 */
export async function openBenchPage(name) {
  const outDir = 'node_modules/.cache/bench';
  const input = `bench/sound/${name}.html`;
  const options = { logLevel: 'error', configFile: 'vite.config.ts' };
  await build({ ...options, build: { outDir, emptyOutDir: true, rolldownOptions: { input } } });
  const address = { host: '127.0.0.1', port: 4179 };
  const server = await preview({ ...options, build: { outDir }, preview: address });
  return openPage(server, input, 'bench');
}
