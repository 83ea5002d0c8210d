// Records what an audio node puts out, sample by sample, on the audio thread: a busy main thread
// loses nothing.

const PROCESSOR = `
registerProcessor('recorder', class extends AudioWorkletProcessor {
  frame = -Infinity;
  process([input]) {
    // Chromium now and then gives two blocks in a row the same frame, and none to the second.
    this.frame = Math.max(currentFrame, this.frame + 128);
    const block = input.length ? input.map((channel) => channel.slice()) : [new Float32Array(128)];
    this.port.postMessage({ frame: this.frame, block });
    return true;
  }
});`;

/** One channel's samples; the first is at `startFrame` of the context's clock. */
export interface Recording {
  samples: Float32Array;
  startFrame: number;
  sampleRate: number;
}

export interface Recorder {
  /** Everything recorded on a channel (the first, if not said) up to now, without ending. */
  recording(channel?: number): Promise<Recording>;
  /** Ends. */
  stop(): void;
}

/** Starts recording `node`; resolves when samples arrive. */
export async function record(node: AudioNode): Promise<Recorder> {
  const context = node.context;
  const url = URL.createObjectURL(new Blob([PROCESSOR], { type: 'text/javascript' }));
  await context.audioWorklet.addModule(url);
  URL.revokeObjectURL(url);
  const worklet = new AudioWorkletNode(context, 'recorder', { numberOfOutputs: 1 });
  const blocks: { frame: number; block: Float32Array[] }[] = [];
  const waiting: (() => void)[] = [];
  worklet.port.onmessage = ({ data }) => {
    blocks.push(data);
    for (const resume of waiting.splice(0)) resume();
  };
  const nextBlock = () => new Promise<void>((resolve) => waiting.push(resolve));
  node.connect(worklet);
  await nextBlock();

  return {
    async recording(channel = 0) {
      // What was posted before now has arrived when a block rendered after now has.
      const now = context.currentTime * context.sampleRate;
      while ((blocks.at(-1)?.frame ?? 0) < now) await nextBlock();
      const startFrame = blocks[0]?.frame ?? 0;
      const last = blocks.at(-1);
      const samples = new Float32Array(
        (last?.frame ?? 0) + (last?.block[0]?.length ?? 0) - startFrame,
      );
      for (const { frame, block } of blocks) {
        const channelBlock = block[channel];
        if (channelBlock) samples.set(channelBlock, frame - startFrame);
      }
      return { samples, startFrame, sampleRate: context.sampleRate };
    },
    stop() {
      node.disconnect(worklet);
      worklet.port.onmessage = null;
      worklet.disconnect();
    },
  };
}

const SILENCE = 1e-5;
/** The shortest rest between two clicks that counts as one (seconds). */
const REST = 0.01;

/**
 * When each click in a recording starts, in seconds of the context's clock. A click's first sample
 * that is not zero is its second one, which is told apart from silence: the error is one sample.
 */
export function onsets({ samples, startFrame, sampleRate }: Recording): number[] {
  const found: number[] = [];
  let silentSince = -Infinity;
  samples.forEach((sample, i) => {
    if (Math.abs(sample) <= SILENCE) return;
    if (i - silentSince > REST * sampleRate) found.push((startFrame + i - 1) / sampleRate);
    silentSince = i;
  });
  return found;
}

/** Pitch of the click that starts at `time`, in Hz, to the nearest of the app's clicks. */
export function pitchAt({ samples, startFrame, sampleRate }: Recording, time: number): number {
  const from = Math.round(time * sampleRate) - startFrame;
  const window = samples.subarray(from, from + Math.round(0.02 * sampleRate));
  const amplitude = (frequency: number) => {
    let re = 0;
    let im = 0;
    window.forEach((x, i) => {
      re += x * Math.cos((2 * Math.PI * frequency * i) / sampleRate);
      im += x * Math.sin((2 * Math.PI * frequency * i) / sampleRate);
    });
    return Math.hypot(re, im);
  };
  return [400, 800, 1600].reduce((best, f) => (amplitude(f) > amplitude(best) ? f : best));
}

/** Keeps the main thread busy, as a slow page would. */
export function blockMainThread(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
