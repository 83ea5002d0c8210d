import '#src/ui/base.css';
import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { reducedMotion } from './motion.ts';

// Before React is loaded: its tracks for Chromium's profiler are not needed here, and take a quarter of the time of a
// test.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

beforeEach(async () => {
  localStorage.clear();
  // An emulation lasts as long as the tab.
  await reducedMotion(false);
  await page.viewport(1000, 900);
});
