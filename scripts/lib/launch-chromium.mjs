import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';

/** Starts Chromium, in which pages may sound without a gesture. @param {string[]} options more of its switches */
export async function launchChromium(...options) {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--autoplay-policy=no-user-gesture-required',
      '--disable-background-networking',
      ...options,
    ],
  });
}

/**
 * Opens a page of a server of Vite in Chromium, once it has put something on its window.
 * @param {import('vite').ViteDevServer | import('vite').PreviewServer} server which ends with the page
 * @param {string} path without a slash at its beginning
 * @param {string} name of what it puts on its window
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
