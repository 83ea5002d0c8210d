/** The celebration's size, spread (degrees) and origin (share of the viewport's height). */
const CELEBRATION = { particleCount: 100, spread: 70, origin: { y: 0.6 } };

/** Throws confetti; nothing moves for who asked for less motion. Loaded when first needed. */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  await confetti({ ...CELEBRATION, disableForReducedMotion: true });
}
