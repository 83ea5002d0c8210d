// Records the output of an audio node on the audio thread, so that a busy main thread loses no sample.

import type { Engine } from '#audio/engine/engine.ts';
import { powerAt } from '#lib/note-measures.mjs';

const PROCESSOR = `
registerProcessor('recorder', class extends AudioWorkletProcessor {
  stamp = NaN;
  frame = NaN;
  process([input]) {
    // In Chromium, currentFrame sometimes does not change for a block, and in the first block it is the frame at which
    // the script started, up to a second ago on a busy machine. It is right whenever it has just changed.
    const changed = currentFrame !== this.stamp && !Number.isNaN(this.stamp);
    this.stamp = currentFrame;
    this.frame = changed ? currentFrame : this.frame + 128;
    if (Number.isNaN(this.frame)) return true;
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

export type Recorder = Awaited<ReturnType<typeof record>>;

/** Starts recording `node`; resolves when the first samples have arrived. */
export async function record(node: AudioNode) {
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
    /** The recording of a channel so far. Recording continues. */
    async recording(channel = 0): Promise<Recording> {
      // All blocks rendered until now have arrived once a later one has.
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
    /** Stops recording. */
    stop() {
      node.disconnect(worklet);
      worklet.port.onmessage = null;
      worklet.disconnect();
    },
  };
}

/** Opens the sound of an engine, and starts recording it. */
export const recordEngine = async ({ output }: Engine): Promise<Recorder> =>
  record((await output.openGraph()).bus);

/** Waits on the audio clock of an engine, which a busy main thread does not stop. */
export async function until({ output }: Engine, time: number): Promise<void> {
  const now = () => output.bus?.context.currentTime ?? 0;
  while (now() < time) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** The samples from one time of the context's clock to another. */
export function between(
  { samples, startFrame, sampleRate }: Recording,
  from: number,
  to: number,
): Float32Array {
  const frame = (time: number) => Math.round(time * sampleRate) - startFrame;
  return samples.subarray(frame(from), frame(to));
}

/** Whether the last 20 ms of a recording hold any sound. */
export const isRinging = ({ samples, sampleRate }: Recording): boolean =>
  samples.subarray(-0.02 * sampleRate).some((sample) => sample !== 0);

const SILENCE = 1e-5;
/** The shortest silence that separates two clicks, in seconds. */
const REST = 0.01;

/**
 * The onset of each click in a recording, in seconds of the context's clock. Exact to one sample: a
 * click's first sample is 0, its second is the first above silence.
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

/** Pitch of the click that starts at `time`: 400, 800 or 1600 Hz. */
export function pitchAt(recording: Recording, time: number): number {
  const window = between(recording, time, time + 0.02);
  const power = (frequency: number) => powerAt(window, frequency, recording.sampleRate);
  return [400, 800, 1600].reduce((best, f) => (power(f) > power(best) ? f : best));
}

/**
 * The attack of the sound near `time`: when it reaches a quarter of its peak, in seconds from `time`.
 * Looks 10 ms back, and ahead by 10 ms and `slack` (seconds); infinite if it is silent there.
 */
export function attackNear(
  { samples, startFrame, sampleRate }: Recording,
  time: number,
  slack = 0,
): number {
  const at = Math.round(time * sampleRate) - startFrame;
  const reach = Math.round(0.01 * sampleRate);
  const end = at + reach + Math.round(slack * sampleRate);
  const around = samples.subarray(at - reach, end).map(Math.abs);
  const quarter = Math.max(...around) / 4;
  if (quarter < 0.01) return Number.POSITIVE_INFINITY;
  return (around.findIndex((x) => x >= quarter) - reach) / sampleRate;
}

/** The attack of each sound that is due within a recording, by `attackNear`. @param times on the audio clock */
export function attacksOf(recording: Recording, times: readonly number[]): number[] {
  const from = recording.startFrame / recording.sampleRate + 0.02;
  const until = from + recording.samples.length / recording.sampleRate - 0.06;
  return times
    .filter((time) => time > from && time < until)
    .map((time) => attackNear(recording, time));
}

/** Blocks the main thread for a number of milliseconds. */
export function blockMainThread(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
