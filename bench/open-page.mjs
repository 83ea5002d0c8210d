import { build, preview } from 'vite';
import { launchChromium } from '../scripts/lib/launch-chromium.mjs';

/**
 * Opens a page of bench/sound in a real Chromium, as a production build, once it has put `bench` on its window.
 * Loopback only.
 * @param {string} name of the page's file, without its ending
 */
export async function openBenchPage(name) {
  const outDir = 'node_modules/.cache/bench';
  const input = `bench/sound/${name}.html`;
  const options = { logLevel: 'error', configFile: 'vite.config.ts' };
  await build({
    ...options,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  });
  const server = await preview({
    ...options,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4179 },
  });
  const browser = await launchChromium();
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${server.resolvedUrls?.local[0]}${input}`);
  await page.waitForFunction(() => 'bench' in window);
  return {
    page,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
