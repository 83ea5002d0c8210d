import { Context } from 'tone/build/esm/core/context/Context.js';
import 'tone/build/esm/core/clock/Transport.js';
import { renderClick } from '#audio/engine/click.ts';
import { Engine } from '#audio/engine/engine.ts';
import { gridSteps } from '#audio/engine/step.ts';
import { stepSeconds } from '#audio/engine/timeline.ts';
import { strokes } from '#audio/music/stroke.ts';
import { onsets, record } from '#tests/support/recorder.ts';

// Three ways to play sixteen clicks, each recorded as it sounds. The first two put every step on a
// channel of its own, so that a late step is told from the next one.

const STEPS = 16;
const BPM = 105;
const STEP = stepSeconds(BPM, STEPS);

/** What one pass sounded like: for every step its onset in seconds, or none, and when it was due. */
export interface Pass {
  due: number[];
  heard: (number | null)[];
  /** Clicks there were in all; more or fewer than 16 is a fault. */
  hits: number;
}

/** Plays one pass. @param onStarted called when the first step has been scheduled or played */
export type Scheduler = (onStarted: () => void) => Promise<Pass>;

const upTo = <T>(count: number, map: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => map(i));

/** A player that strikes steps on a context, each on its own channel. */
async function channels(
  play: (
    strike: (step: number, time?: number) => void,
    context: AudioContext,
  ) => Promise<number | null>,
): Promise<Pass> {
  const context = new AudioContext();
  await context.resume();
  const merger = context.createChannelMerger(STEPS);
  const samples = renderClick(1, context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  const recorder = await record(merger);
  const start = await play((step, time = 0) => {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(merger, 0, step);
    source.start(time);
  }, context);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const found = await Promise.all(upTo(STEPS, async (i) => onsets(await recorder.recording(i))));
  recorder.stop();
  await context.close();
  const heard = found.map((times) => times[0] ?? null);
  const anchor = start ?? heard[0] ?? 0;
  return {
    heard,
    due: upTo(STEPS, (i) => anchor + i * STEP),
    // Steps that sound in the same instant are one click to the ear.
    hits: distinct(found.flat()),
  };
}

function distinct(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted.filter((time, i) => i === 0 || time - (sorted[i - 1] ?? 0) > 0.005).length;
}

/** (a) As in most practice apps: a timer, and each click played when it fires. */
export const withSetInterval: Scheduler = (onStarted) =>
  channels(
    (strike) =>
      new Promise((resolve) => {
        let step = 0;
        const timer = setInterval(() => {
          strike(step++);
          if (step === 1) onStarted();
          if (step < STEPS) return;
          clearInterval(timer);
          resolve(null);
        }, STEP * 1000);
      }),
  );

/** (b) A Tone transport with the look-ahead it comes with. */
export const withTransport: Scheduler = (onStarted) =>
  channels(
    (strike, native) =>
      new Promise((resolve) => {
        const tone = new Context({ context: native });
        const { transport } = tone;
        const start = native.currentTime + 0.2;
        let step = 0;
        transport.bpm.value = BPM;
        transport.scheduleRepeat((time) => {
          if (step >= STEPS) return;
          strike(step++, time);
          if (step === 1) onStarted();
          if (step === STEPS) resolve(start);
        }, '16n');
        transport.start(start);
      }),
  );

/** (c) This engine. */
export const withEngine: Scheduler = async (onStarted) => {
  const engine = new Engine();
  if (!(await engine.output.open()) || !engine.output.bus) throw new Error('no sound');
  const recorder = await record(engine.output.bus);
  let due: number[] = [];
  await new Promise<void>((resolve) => {
    const playback = engine.play(
      {
        steps: gridSteps('click', strokes('x'.repeat(STEPS))),
        stepsPerBeat: 4,
        bpm: BPM,
        loop: false,
        countIn: false,
      },
      resolve,
    );
    due = upTo(STEPS, (i) => engine.output.clock.toAudioTime(playback.timeOf(i)));
    const leave = playback.subscribe(() => {
      leave();
      onStarted();
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const found = onsets(await recorder.recording());
  recorder.stop();
  engine.output.retire();
  return { due, heard: upTo(STEPS, (i) => found[i] ?? null), hits: distinct(found) };
};
