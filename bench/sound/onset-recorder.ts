// Reports onsets from the audio thread, without keeping samples, so that it can run for long.

/** Silence that separates two onsets of a channel, in seconds. */
export const REST = 0.01;
/** Level (gain) up to which a sample is silent. */
export const SILENCE = 1e-5;

const PROCESSOR = `
registerProcessor('onsets', class extends AudioWorkletProcessor {
  frame = -Infinity;
  last = [];
  process([input]) {
    // Chromium sometimes reports the same frame for two consecutive blocks.
    this.frame = Math.max(currentFrame, this.frame + 128);
    input.forEach((samples, channel) => {
      for (let i = 0; i < samples.length; i++) {
        if (Math.abs(samples[i]) <= ${SILENCE}) continue;
        const frame = this.frame + i;
        const silent = frame - (this.last[channel] ?? -Infinity);
        this.last[channel] = frame;
        if (silent > ${REST} * sampleRate) this.port.postMessage({ channel, frame });
      }
    });
    return true;
  }
});`;

/** Calls back for the first sample of every sound on every channel of a node. */
export async function recordOnsets(
  node: AudioNode,
  onOnset: (channel: number, frame: number) => void,
): Promise<void> {
  const { context } = node;
  const url = URL.createObjectURL(new Blob([PROCESSOR], { type: 'text/javascript' }));
  await context.audioWorklet.addModule(url);
  URL.revokeObjectURL(url);
  const worklet = new AudioWorkletNode(context, 'onsets', { numberOfOutputs: 0 });
  worklet.port.onmessage = ({ data: { channel, frame } }) => onOnset(channel, frame);
  node.connect(worklet);
}
