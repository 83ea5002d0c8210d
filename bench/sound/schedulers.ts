import { Context } from 'tone/build/esm/core/context/Context.js';
import { setContext } from 'tone/build/esm/core/context/GlobalContext.js';
import 'tone/build/esm/core/clock/Transport.js';
import { renderClick } from '#audio/engine/click.ts';
import { engine } from '#audio/engine/engine.ts';
import { gridSteps } from '#audio/engine/step.ts';
import { START_LEAD } from '#audio/engine/transport/scheduler.ts';
import { strokes } from '#audio/music/stroke.ts';
import { onsets, record } from '#tests/support/recorder.ts';

// Four ways to play sixteen clicks, each recorded. All but the engine play every step on its own channel, so
// that a late step can be told from the next one.

const STEPS = 16;
const BPM = 105;
const STEPS_PER_BEAT = 4;
/** Seconds. */
const STEP = 60 / (BPM * STEPS_PER_BEAT);

/** A recorded pass. Times in seconds of the context's clock. */
export interface Pass {
  /** The times at which the steps should sound. */
  due: number[];
  /** The times at which they sounded; `null` if they did not. */
  heard: (number | null)[];
  /** Number of clicks; other than 16 is a fault. */
  hits: number;
}

/** Plays one pass. @param onStarted called when the first step has been scheduled or played */
type Scheduler = (onStarted: () => void) => Promise<Pass>;

const upTo = <T>(count: number, map: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => map(i));

/** Runs a player that plays each step on its own channel. */
async function channels(
  play: (
    hit: (step: number, time?: number) => void,
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
    // Steps that sound at the same time are heard as one click.
    hits: distinct(found.flat()),
  };
}

function distinct(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted.filter((time, i) => i === 0 || time - (sorted[i - 1] ?? 0) > 0.005).length;
}

/** As in most practice apps: a timer that plays each click when it fires. */
const withSetInterval: Scheduler = (onStarted) =>
  channels(
    (hit) =>
      new Promise((resolve) => {
        let step = 0;
        const timer = setInterval(() => {
          hit(step++);
          if (step === 1) onStarted();
          if (step < STEPS) return;
          clearInterval(timer);
          resolve(null);
        }, STEP * 1000);
      }),
  );

/** Seconds of a look-ahead that has everything on the audio clock: a pass and a beat. */
const DEEP = (STEPS + STEPS_PER_BEAT) * STEP;

/** A Tone transport with its default look-ahead, or with one as deep as this engine's, on the audio clock. */
const withTransport =
  (isDeep: boolean): Scheduler =>
  (onStarted) =>
    channels(async (hit, native) => {
      const tone = new Context({ context: native });
      setContext(tone);
      const { transport } = tone;
      if (isDeep) {
        tone.lookAhead = DEEP;
        tone.updateInterval = 0.05;
        // As if pressed after the page has idled: the clock has already looked ahead.
        tone.emit('tick');
      }
      const start = native.currentTime + 0.2;
      transport.bpm.setValueAtTime(BPM, 0);
      transport.scheduleRepeat(
        (time) => {
          const step = Math.round((time - start) / STEP);
          if (step < STEPS) hit(step, time);
        },
        '16n',
        0,
      );
      transport.start(start, 0);
      onStarted();
      await new Promise((resolve) => setTimeout(resolve, DEEP * 1000));
      return start;
    });

/** This engine. */
const withEngine: Scheduler = async (onStarted) => {
  await engine.ready();
  if (!engine.output.bus) throw new Error('no sound');
  const recorder = await record(engine.output.bus);
  const { context } = engine.output.bus;
  const pressed = context.currentTime;
  await new Promise<void>((resolve) => {
    const playback = engine.play(
      {
        steps: gridSteps('click', strokes('x'.repeat(STEPS))),
        stepsPerBeat: STEPS_PER_BEAT,
        bpm: BPM,
        loop: false,
        countIn: false,
      },
      resolve,
    );
    const unsubscribe = playback.subscribe(() => {
      unsubscribe();
      onStarted();
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const found = onsets(await recorder.recording());
  recorder.stop();
  // The clock may advance between reading it and the engine's reading: the first click is the anchor,
  // unless it is too far off for that.
  const first = found[0] ?? pressed;
  const start = Math.abs(first - pressed - START_LEAD) < 0.03 ? first : pressed + START_LEAD;
  const due = upTo(STEPS, (i) => start + i * STEP);
  return { due, heard: upTo(STEPS, (i) => found[i] ?? null), hits: distinct(found) };
};

export const SCHEDULERS = {
  setInterval: withSetInterval,
  transport: withTransport(false),
  deep: withTransport(true),
  engine: withEngine,
};
