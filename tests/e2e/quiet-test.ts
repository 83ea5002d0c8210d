import { test as base, expect } from '@playwright/test';

interface Quiet {
  /** Complaints that a test provokes: they go by unseen. */
  forgiven: RegExp | null;
  /**
   * What else the pages of this test complained about in the console. Whoever expects a complaint
   * takes it from here; what is left at the end fails the test.
   */
  complaints: string[];
}

/** A test in which no page may throw or log an error. */
export const test = base.extend<Quiet>({
  forgiven: [null, { option: true }],
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

export { expect };
