import { test as base, expect, type Page } from '@playwright/test';

interface Quiet {
  /** Complaints that a test provokes: they go by unseen. */
  forgiven: RegExp | null;
  /** Whether a page is only gone on with once it answers; not so where its scripts are kept away. */
  alive: boolean;
  /**
   * What else the pages of this test complained about in the console. Whoever expects a complaint
   * takes it from here; what is left at the end fails the test.
   */
  complaints: string[];
}

/** A test in which no page may throw or log an error. */
export const test = base.extend<Quiet>({
  forgiven: [null, { option: true }],
  alive: [true, { option: true }],
  context: async ({ context, alive }, use) => {
    if (alive) context.on('page', waitForLife);
    await use(context);
  },
  complaints: [
    async ({ context, forgiven }, use) => {
      const complaints: string[] = [];
      const hear = (complaint: string) => {
        if (!forgiven?.test(complaint)) complaints.push(complaint);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') hear(message.text());
      });
      context.on('weberror', (webError) => hear(webError.error().message));
      await use(complaints);
      expect(complaints, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** A prepared page can be seen before it answers; who clicks as fast as a machine would click in vain. */
function waitForLife(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...how) => {
    const response = await goto.apply(page, how);
    await comesAlive(page);
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload.apply(page, how);
    await comesAlive(page);
    return response;
  };
}

/** Resolves when every button is React's and nothing that the page begins with is on its way. */
export async function comesAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root');
    const buttons = [...(root?.querySelectorAll('button') ?? [])];
    const isReacts = (button: Element) => Object.keys(button).some((key) => /^__react/.test(key));
    return buttons.every(isReacts) && !root?.querySelector('[aria-busy="true"]');
  });
}

export { expect };
