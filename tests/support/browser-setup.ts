import { reducedMotion } from './motion.ts';

// Before React is loaded: its tracks for the profiler of Chromium, which nobody looks at here, take a quarter of
// the time of a test.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// What another test file has emulated lasts as long as the tab.
await reducedMotion(false);
