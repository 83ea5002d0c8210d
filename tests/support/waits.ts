import fc from 'fast-check';
import type { MainThread } from './simulated-output.ts';

/** A command that lets time pass, with a main thread that is free, throttled or blocked. */
export const wait = fc.record({
  type: fc.constant('wait' as const),
  seconds: fc.oneof(
    fc.integer({ min: 1, max: 60 }).map((ms) => ms / 1000),
    fc.integer({ min: 60, max: 1400 }).map((ms) => ms / 1000),
  ),
  thread: fc.constantFrom<MainThread>('free', 'free', 'hidden', 'blocked'),
});
