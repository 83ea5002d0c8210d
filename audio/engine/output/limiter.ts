/** The highest output level (gain): −1 dBFS. */
export const CEILING = 10 ** (-1 / 20);
/** The level (gain) up to which samples pass unchanged: −3 dBFS. */
export const KNEE = 10 ** (-3 / 20);

/** The input level at the end of the curve, 6 dB over full scale; a power of two. */
const RANGE = 2;
/** Points of the curve: odd, so that the middle one is silence. */
const POINTS = 8193;

/**
 * Connects `source` to `destination` through a soft-clipping limiter, live or offline: linear up to
 * −3 dBFS, from there a smooth curve to a ceiling of −1 dBFS. Adds no delay.
 */
export function connectLimited(source: AudioNode, destination: AudioNode): void {
  const { context } = source;
  const scale = context.createGain();
  // A shaper's curve spans −1 to 1, and a hot mix exceeds that. Halving is exact in binary.
  scale.gain.value = 1 / RANGE;
  const shaper = context.createWaveShaper();
  shaper.curve = Float32Array.from({ length: POINTS }, (_, i) =>
    limited(RANGE * ((2 * i) / (POINTS - 1) - 1)),
  );
  // Oversampling would add delay.
  shaper.oversample = 'none';
  source.connect(scale).connect(shaper).connect(destination);
}

/** The limiter's curve: output for a sample `x`. */
export function limited(x: number): number {
  const level = Math.abs(x);
  if (level <= KNEE) return x;
  const room = CEILING - KNEE;
  return Math.sign(x) * (KNEE + room * Math.tanh((level - KNEE) / room));
}
