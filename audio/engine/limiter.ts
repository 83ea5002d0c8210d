/** No sample leaves the limiter above this: −1 dBFS. */
export const CEILING = 10 ** (-1 / 20);
/** Up to here, −3 dBFS, nothing is touched. */
export const KNEE = 10 ** (-3 / 20);

/** The input level at which the curve ends and holds (6 dB over full scale); a power of two. */
const RANGE = 2;
/** Points of the curve: odd, so that one of them is silence. */
const POINTS = 8193;

/**
 * Connects `source` to `destination` through the app's limiter, live or offline: untouched up to
 * −3 dBFS, bent smoothly from there to a ceiling of −1 dBFS, without a sample of delay.
 */
export function connectLimited(source: AudioNode, destination: AudioNode): void {
  const { context } = source;
  const scale = context.createGain();
  // A shaper's curve spans −1 to 1, and a hot mix goes beyond. Halving is exact in binary.
  scale.gain.value = 1 / RANGE;
  const shaper = context.createWaveShaper();
  shaper.curve = Float32Array.from({ length: POINTS }, (_, i) =>
    limited(RANGE * ((2 * i) / (POINTS - 1) - 1)),
  );
  // Oversampling would delay.
  shaper.oversample = 'none';
  source.connect(scale).connect(shaper).connect(destination);
}

/** What the limiter makes of a sample of level `x`. */
export function limited(x: number): number {
  const level = Math.abs(x);
  if (level <= KNEE) return x;
  const room = CEILING - KNEE;
  return Math.sign(x) * (KNEE + room * Math.tanh((level - KNEE) / room));
}
