import { test as base, expect, type Page } from '@playwright/test';

interface Quiet {
  /** Console errors that the test provokes; they are ignored. */
  forgiven: RegExp | null;
  /** Whether `goto` and `reload` wait for hydration. Switch off where scripts do not run. */
  hydrated: boolean;
  /**
   * Console errors of this test's pages. A test that expects one removes it from here; any that is left
   * fails the test.
   */
  complaints: string[];
}

/** A test that fails if a page throws or logs an error. */
export const test = base.extend<Quiet>({
  forgiven: [null, { option: true }],
  hydrated: [true, { option: true }],
  context: async ({ context, hydrated }, use) => {
    if (hydrated) context.on('page', waitForHydration);
    await use(context);
  },
  complaints: [
    async ({ context, forgiven }, use) => {
      const complaints: string[] = [];
      const record = (complaint: string) => {
        if (!forgiven?.test(complaint)) complaints.push(complaint);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') record(message.text());
      });
      context.on('weberror', (webError) => record(webError.error().message));
      await use(complaints);
      expect(complaints, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** A prerendered page is visible before it is hydrated; until then, clicks are lost. */
function waitForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...how) => {
    const response = await goto.apply(page, how);
    await hydration(page);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload.apply(page, how);
    await hydration(page);
    return response;
  };
}

/** Gives the page its first input and resolves once its controls are hydrated and nothing is loading. */
async function hydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Deferred parts wait for input; only they listen to this event on the window.
    window.dispatchEvent(new Event('focusin'));
    const root = document.querySelector('#root');
    // The heading stands for the links of its page.
    const elements = [...(root?.querySelectorAll('button, h1') ?? [])];
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => /^__react/.test(key));
    return elements.every(isHydrated) && !root?.querySelector('[aria-busy="true"]');
  });
}

export { expect };
