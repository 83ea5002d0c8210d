import { afterEach, vi } from 'vitest';
import { prepareTone } from './silent-context.ts';

await prepareTone();

// Many files run in one process: what a test has replaced is there again for the next one.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
