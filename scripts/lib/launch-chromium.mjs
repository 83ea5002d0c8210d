import { chromium } from 'playwright';
import { CHROMIUM_SWITCHES, findChromium } from './chromium.mjs';

/** Starts Chromium and lets pages play sound without a gesture. @param {string[]} options additional switches */
export async function launchChromium(...options) {
  return chromium.launch({
    executablePath: await findChromium(),
    args: ['--autoplay-policy=no-user-gesture-required', ...CHROMIUM_SWITCHES, ...options],
  });
}

/**
 * Opens a page of a Vite server in Chromium, and waits until it has set a property of its window.
 * @param {import('vite').ViteDevServer | import('vite').PreviewServer} server closed together with the page
 * @param {string} path path without a leading slash
 * @param {string} name name of the property
 */
export async function openPage(server, path, name) {
  const browser = await launchChromium();
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${server.resolvedUrls?.local[0]}${path}`);
  await page.waitForFunction((key) => key in window, name);
  return {
    page,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
