/** How far the voices of the chorus stand behind the dry sound, and sway about that (seconds). */
const DELAY = 0.012;
const SWAY = 0.0025;
/** Level of each of the two voices beside the dry sound. */
const WET = 0.45;

/**
 * A stereo chorus: the dry sound with a slowly swaying copy on either side, the two in opposite
 * phase. The dry sound is not delayed.
 * @param rate how often it sways (Hz)
 */
export function chorus(
  context: BaseAudioContext,
  rate: number,
): { input: AudioNode; output: AudioNode } {
  const input = context.createGain();
  const output = context.createGain();
  input.connect(output);
  const sway = context.createOscillator();
  sway.frequency.value = rate;
  sway.start();
  const merger = context.createChannelMerger(2);
  for (const [side, depth] of [SWAY, -SWAY].entries()) {
    const delay = context.createDelay(0.05);
    delay.delayTime.value = DELAY;
    const amount = context.createGain();
    amount.gain.value = depth;
    sway.connect(amount).connect(delay.delayTime);
    const wet = context.createGain();
    wet.gain.value = WET;
    input.connect(wet).connect(delay).connect(merger, 0, side);
  }
  merger.connect(output);
  return { input, output };
}
