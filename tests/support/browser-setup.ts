import { reducedMotion } from './motion.ts';

// Before React is loaded: its tracks for the profiler of Chromium, which nobody looks at here, take a quarter of
// the time of a test.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// Emulation by another test file lasts as long as the tab.
await reducedMotion(false);
