import { cdp } from 'vitest/browser';

/** Emulates whether the user prefers reduced motion, in this tab and until it is emulated again. */
export async function reducedMotion(reduce: boolean): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: reduce ? 'reduce' : 'no-preference' }],
  });
}
