/** Number of particles, spread in degrees, and origin as a share of the viewport's height. */
const CELEBRATION = { particleCount: 100, spread: 70, origin: { y: 0.6 } };

/** Shows confetti, unless the user prefers reduced motion. Loads its code on first use. Never rejects. */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { default: confetti } = await import('canvas-confetti');
    await confetti({ ...CELEBRATION, disableForReducedMotion: true });
  } catch (error) {
    console.info('No confetti:', error);
  }
}
