import { afterEach, vi } from 'vitest';
import { prepareTone } from './silent-context.ts';

await prepareTone();

// Many files run in one process, so everything that a test has replaced is restored.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
