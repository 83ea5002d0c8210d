import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type ChangingSite, changingSite } from '#tests/support/changing-site.ts';

interface Fixtures {
  /** Console errors that the test provokes; they are ignored. */
  allowedErrors: RegExp | null;
  /** Whether `goto` and `reload` wait for hydration. Switch off where scripts do not run. */
  waitsForHydration: boolean;
  /**
   * Console errors of this test's pages. A test that expects an error removes it; any other error fails the
   * test.
   */
  consoleErrors: string[];
  /** Opens a page on another device, with a storage of its own. It is closed after the test. */
  otherDevice: (options?: BrowserContextOptions) => Promise<Page>;
  /** The site at another address, with answers that the test can change. */
  site: ChangingSite;
}

/** For `test.use`, where motion is tested or might matter. Other tests ask pages to reduce it. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A test that fails if a page throws or logs an error. */
export const test = base.extend<Fixtures>({
  allowedErrors: [null, { option: true }],
  waitsForHydration: [true, { option: true }],
  context: async ({ context, waitsForHydration }, use) => {
    if (waitsForHydration) context.on('page', waitAfterLoading);
    await use(context);
  },
  consoleErrors: [
    async ({ context, allowedErrors }, use) => {
      const consoleErrors: string[] = [];
      const record = (error: string) => {
        if (!allowedErrors?.test(error)) consoleErrors.push(error);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') record(message.text());
      });
      context.on('weberror', (webError) => record(webError.error().message));
      await use(consoleErrors);
      expect(consoleErrors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  otherDevice: async ({ browser, baseURL, waitsForHydration }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      if (waitsForHydration) context.on('page', waitAfterLoading);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  site: async ({ baseURL }, use) => {
    const site = await changingSite(`${baseURL}`);
    await use(site);
    await site.close();
  },
});

/** A prerendered page is visible before it is hydrated; until then, clicks are lost. */
export function waitAfterLoading(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await waitForHydration(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await waitForHydration(page);
    return response;
  };
}

/** Gives a page of the app its first input; resolves once it responds to input and has finished loading. */
export async function waitForHydration(page: Page): Promise<void> {
  try {
    // `waitForFunction` would load Playwright's own scripts into the page first, each time.
    await page.evaluate(async () => {
      const isReady = () => {
        const root = document.querySelector('#root');
        if (!root) return true;
        // Deferred parts wait for input; only they listen to this event on the window.
        window.dispatchEvent(new Event('focusin'));
        const isHydrated = document.documentElement.hasAttribute('data-hydrated');
        return isHydrated && !root.querySelector('[aria-busy="true"]');
      };
      while (!isReady()) await new Promise(requestAnimationFrame);
    });
  } catch (error) {
    // The page has navigated to another address by itself.
    if (!/context was destroyed/.test(`${error}`)) throw error;
    await page.waitForLoadState();
    await waitForHydration(page);
  }
}

/** Goes to another page within the app, as by a link, in less than half of the time of a full load. */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate(async (address) => {
    const { pathname } = location;
    const heading = document.querySelector('main h1');
    history.pushState(null, '', address);
    const isShown = () => location.pathname === pathname || !heading?.isConnected;
    while (!isShown()) await new Promise(requestAnimationFrame);
  }, address);
  await waitForHydration(page);
}

export { expect };
