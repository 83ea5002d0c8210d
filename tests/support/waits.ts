import fc from 'fast-check';
import type { MainThread } from './simulated-output.ts';

/** Added to every wait, so that no command coincides with a sound. */
const ODD = 0.000_337_1;

/** A command that lets time pass, with a main thread that is free, throttled or blocked. */
export const wait = fc.record({
  type: fc.constant('wait' as const),
  seconds: fc
    .oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 60, max: 1400 }))
    .map((ms) => ms / 1000 + ODD),
  thread: fc.constantFrom<MainThread>('free', 'free', 'hidden', 'blocked'),
});
