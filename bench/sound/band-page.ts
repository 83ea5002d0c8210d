// The live band plays a full mambo. Every note is recorded at its source and compared with its scheduled time.

import { engine } from '#audio/engine/engine.ts';
import { liveEngine } from '#audio/engine/live/live-engine.ts';
import { loopBars } from '#audio/music/live/practice-music.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import { MUSIC } from '#tests/support/loop-music.ts';
import { blockMainThread } from '#tests/support/recorder.ts';

const BARS = loopBars({ ...MUSIC, changes: 'chorus', rhythm: 'mambo', take: 1 }, 8);
/** Number of channels that record notes in turn. */
const CHANNELS = 32;
/** Length of the recorded beginning of each note, in seconds. */
const RECORDED = 0.02;
/** Maximum distance of an onset from its note, in seconds. */
const REACH = 0.05;
/** Interval at which the main thread is blocked, in milliseconds. */
const BLOCK_EVERY = 2000;

const LIMIT = 2;
const fresh = () => ({
  /** Notes put on the audio clock, and notes in the bars that were played. */
  scheduled: 0,
  written: 0,
  /** Least time between scheduling a note and its start, in seconds. */
  lead: Infinity,
  /** Maximum number of scheduled notes that had not started. */
  pending: 0,
  /** Onsets at a note, and onsets without a note. */
  heard: 0,
  strange: 0,
  /** The largest distance of an onset from its note, in samples, and the number of distances over the limit. */
  worst: 0,
  off: 0,
});

type Report = ReturnType<typeof fresh>;

let report = fresh();
/** Times of scheduled notes that have not started, in order. */
let pending: number[] = [];
/** The scheduled times of notes on each channel, in seconds. */
const due: number[][] = Array.from({ length: CHANNELS }, () => []);
let channel = 0;
let recording: ChannelMergerNode | null = null;

/** Loads the band, and watches every note that it plays. */
async function open(): Promise<void> {
  await Promise.all([engine.ready(), liveEngine.loadAll()]);
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (
    this: AudioBufferSourceNode,
    when = 0,
    ...rest
  ) {
    // The click has no offset.
    const [at] = rest;
    if (at !== undefined) watch(this, when, at);
    start.call(this, when, ...rest);
  };
}

function watch(source: AudioBufferSourceNode, when: number, at: number): void {
  const { currentTime } = source.context;
  report.scheduled++;
  report.lead = Math.min(report.lead, when - currentTime);
  pending = pending.filter((time) => time > currentTime);
  pending.push(when);
  report.pending = Math.max(report.pending, pending.length);
  if (!recording) return;
  // Only the beginning, so that the channel soon becomes free again.
  const gate = source.context.createGain();
  gate.gain.setValueAtTime(0, when + RECORDED);
  source.connect(gate).connect(recording, 0, channel);
  due[channel]?.push(when + quietStart(source, at));
  channel = (channel + 1) % CHANNELS;
}

const quietStarts = new Map<string, number>();

/** Seconds until a sample exceeds silence. */
function quietStart({ buffer, playbackRate }: AudioBufferSourceNode, at: number): number {
  if (!buffer) return 0;
  const key = `${buffer.length} ${at}`;
  let quiet = quietStarts.get(key);
  if (quiet === undefined) {
    const from = Math.round(at * buffer.sampleRate);
    const samples = buffer.getChannelData(0).subarray(from, from + REST * buffer.sampleRate);
    const first = samples.findIndex((x) => Math.abs(x) > SILENCE);
    quiet = Math.max(0, first) / buffer.sampleRate;
    quietStarts.set(key, quiet);
  }
  return quiet / playbackRate.value;
}

function onOnset(on: number, frame: number, sampleRate: number): void {
  const time = frame / sampleRate;
  const times = due[on] ?? [];
  const found = times.findIndex((one) => Math.abs(one - time) < REACH);
  const [expected] = found < 0 ? [] : times.splice(found, 1);
  if (expected === undefined) {
    report.strange++;
    return;
  }
  const off = Math.abs(time - expected) * sampleRate;
  report.heard++;
  report.worst = Math.max(report.worst, off);
  if (off > LIMIT) report.off++;
}

/** Plays a number of bars. @returns the measurements, after the last bar has been heard */
function play(bars: number): Promise<Report> {
  report = fresh();
  report.written = Array.from({ length: bars }, (_, i) => barAt(i).notes).flat().length;
  return new Promise((resolve) => {
    const options = {
      barAt: (bar: number) => (bar < bars ? barAt(bar) : null),
      ...{ bpm: TEMPO.fastest, countIn: false },
    };
    liveEngine.play(options, () => {
      // The last sounds are still on their way from the audio thread.
      setTimeout(() => resolve(report), 500);
    });
  });
}

const barAt = (bar: number) => BARS[bar % BARS.length] as (typeof BARS)[number];

/** Plays and records bars while the main thread is blocked repeatedly. @param blocked milliseconds */
async function record(bars: number, blocked: number): Promise<Report> {
  const { bus } = engine.output;
  if (!bus) throw new Error('no sound');
  const { sampleRate } = bus.context;
  recording = bus.context.createChannelMerger(CHANNELS);
  await recordOnsets(recording, (on, frame) => onOnset(on, frame, sampleRate));
  const timer = setInterval(() => blockMainThread(blocked), BLOCK_EVERY);
  const result = await play(bars);
  clearInterval(timer);
  return result;
}

// The recorder reports onsets from the audio thread and stores no samples, so that it can run for a long time.

/** Silence that separates two onsets of a channel, in seconds. */
const REST = 0.01;
/** Level (gain) up to which a sample is silent. */
const SILENCE = 1e-5;

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
async function recordOnsets(
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

Object.assign(window, { bench: { open, play, record } });
