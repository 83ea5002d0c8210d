import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  }
}

/** The source of axe. To be evaluated in the page, whose content security policy refuses a script tag. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds in a part of the page, one line for each element. */
export async function violations(
  page: Page,
  options: RunOptions = {},
  part = 'html',
): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([part, options]) => {
      const found = await window.axe.run(part, { resultTypes: ['violations'], ...options });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
      );
    },
    [part, options] as const,
  );
}
