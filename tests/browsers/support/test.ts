import { readFileSync } from 'node:fs';
import { test as base, expect } from 'vitest';
import { type ChangingSite, changingSite } from '#tests/support/changing-site.ts';
import { startServer } from '#tests/support/server-process.ts';
import { type BrowserName, type Driver, startBrowser } from './driver.ts';
import { Page } from './page.ts';

/** The browser that is tested, chosen by `npm run test:browsers`. */
export const BROWSER = (process.env.BROWSER ?? 'firefox') as BrowserName;

const served = (name: string) => ({
  status: 200,
  type: 'text/javascript; charset=utf-8',
  body: readFileSync(new URL(name, import.meta.url), 'utf8'),
});

interface Fixtures {
  $test: {
    /** A pattern for errors that a test expects. */
    allowedErrors: RegExp | null;
    page: Page;
  };
  $file: { site: ChangingSite };
  $worker: { driver: Driver };
}

/** A test in the selected browser. Fails if the last page had an error. */
export const test = base.extend<Fixtures>({
  allowedErrors: null,
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
    async ({}, use) => {
      // A separate origin for each file, so that its storage is empty.
      const server = startServer({});
      const site = await changingSite(
        await server.url(),
        '<script src="/build/test-probe.js"></script>',
      );
      // Under /build, so that the service worker caches them.
      site.answers.set('/build/test-probe.js', served('probe.js'));
      site.answers.set('/build/test-recorder.js', served('recorder.js'));
      await use(site);
      await site.close();
      await server.stop();
    },
    { scope: 'file' },
  ],
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
    async ({}, use) => {
      const driver = await startBrowser(BROWSER, process.env.BROWSER_PROGRAM ?? '');
      await driver.send('WebDriver:SetTimeouts', { script: 30_000, pageLoad: 30_000 });
      await driver.send('WebDriver:SetWindowRect', { width: 1280, height: 1000 });
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ driver, site, allowedErrors }, use) => {
    const page = new Page(driver, site.url, BROWSER === 'firefox' ? 'touch' : 'mouse');
    await use(page);
    const errors = (await page.errors()).filter((error) => !allowedErrors?.test(error));
    expect(errors, 'errors of the page').toEqual([]);
  },
});

export { expect };
