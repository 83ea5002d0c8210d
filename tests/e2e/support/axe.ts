import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: {
      run(context?: ElementContext, options?: RunOptions): Promise<AxeResults>;
      run(options?: RunOptions): Promise<AxeResults>;
    };
  }
}

/** The source of axe. To be evaluated in the page, whose content security policy refuses a script tag. */
export const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
