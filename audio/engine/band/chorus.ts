/** Mean delay of the chorus voices behind the dry sound, in seconds. */
const DELAY = 0.012;
/** Modulation depth around that delay, in seconds. */
const DEPTH = 0.00125;
/** Level of each of the two voices (gain); the dry sound has 1. */
const WET = 0.45;

/**
 * A stereo chorus: the dry sound, undelayed, and on either side a copy with a modulated delay. The two modulations are
 * in opposite phase.
 * @param rate modulation rate in Hz
 */
export function chorus(
  context: BaseAudioContext,
  rate: number,
): { input: AudioNode; output: AudioNode } {
  const input = context.createGain();
  const output = context.createGain();
  input.connect(output);
  const lfo = context.createOscillator();
  lfo.frequency.value = rate;
  lfo.start();
  const merger = context.createChannelMerger(2);
  for (const [side, depth] of [DEPTH, -DEPTH].entries()) {
    const delay = context.createDelay(0.05);
    delay.delayTime.value = DELAY;
    const amount = context.createGain();
    amount.gain.value = depth;
    lfo.connect(amount).connect(delay.delayTime);
    const wet = context.createGain();
    wet.gain.value = WET;
    input.connect(wet).connect(delay).connect(merger, 0, side);
  }
  merger.connect(output);
  return { input, output };
}
