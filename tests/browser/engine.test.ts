import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Engine } from '#audio/engine/engine.ts';
import type { Playback, PlaybackOptions } from '#audio/engine/playback.ts';
import { gridStep, gridSteps } from '#audio/engine/step.ts';
import { START_LEAD } from '#audio/engine/transport/scheduler.ts';
import { centroid, powerSpectrum } from '#audio/measure/spectrum.ts';
import { type Stroke, strokes } from '#audio/music/stroke.ts';
import {
  attackNear,
  blockMainThread,
  onsets,
  pitchAt,
  type Recorder,
  recordEngine,
  until,
} from '#tests/support/recorder.ts';

// Recorded passes through a real AudioContext. audio/engine/playback.properties.test.ts tests which sounds are
// scheduled at which times, through changes of tempo, steps and loop. This file tests that they leave the loudspeaker
// on time. All expected times are computed from bpm and steps.

/** Two samples at 48 kHz, in seconds. */
const EXACT = 2 / 48_000;
/** Fast, but with a rest between two clicks, so that a recording can separate them. */
const BPM = 240;
const STEP = 60 / (240 * 2);

const engine = new Engine();
let recorder: Recorder;
let playing: Playback | null = null;

const context = () => engine.output.bus?.context as AudioContext;

async function startRecording(): Promise<void> {
  recorder = await recordEngine(engine);
  await engine.output.loadTransport();
}

beforeEach(startRecording);

afterEach(() => {
  if (playing) engine.stop(playing);
  recorder.stop();
});

/** Plays strokes with two steps a beat. */
function play(pattern: string, options: Partial<PlaybackOptions> = {}) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const playback = engine.play(
    {
      steps: gridSteps('click', strokes(pattern)),
      stepsPerBeat: 2,
      bpm: BPM,
      loop: false,
      countIn: false,
      ...options,
    },
    end,
  );
  playing = playback;
  return { playback, ended };
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Expects an onset on each of these steps of a grid that starts with the first onset. */
function expectOnGrid(found: readonly number[], steps: readonly number[], stepSeconds = STEP) {
  const [first = Number.NaN] = found;
  const expected = steps.map((step) => first + (step - (steps[0] ?? 0)) * stepSeconds);
  expect(found.length, `heard at ${found.map((t) => t.toFixed(3))}`).toBe(expected.length);
  const off = found.map((time, i) => Math.abs(time - (expected[i] ?? Number.NaN)));
  expect(Math.max(...off)).toBeLessThanOrEqual(EXACT);
}

describe('a recorded pass', () => {
  test('is exact to the sample from the count-in to the last step, with a main thread blocked for 1 s', async () => {
    const before = context().currentTime;
    const { ended } = play('xxxx xxxX', { countIn: true });
    const after = context().currentTime;
    await until(engine, after + 0.4);
    blockMainThread(1000);
    await ended;
    const recording = await recorder.recording();
    const found = onsets(recording);
    expectOnGrid(found, [0, 2, 4, 6, ...upTo(8).map((step) => 8 + step)]);
    expect(found[0]).toBeGreaterThanOrEqual(before + START_LEAD - EXACT);
    expect(found[0]).toBeLessThanOrEqual(after + START_LEAD + EXACT);
    expect(found.map((time) => pitchAt(recording, time))).toEqual([
      ...[1600, 1600, 1600, 1600],
      ...[800, 800, 800, 800, 800, 800, 800, 400],
    ]);
  });

  test('is muted and faded by the volume', async () => {
    engine.output.setVolume(0);
    await expect.poll(() => engine.output.bus?.gain.value).toBeLessThan(1e-6);
    const { ended } = play('xx');
    await ended;
    engine.output.setVolume(1);
    expect(onsets(await recorder.recording())).toEqual([]);
    await expect.poll(() => engine.output.bus?.gain.value).toBeGreaterThan(0.999);
  });
});

test('only one thing plays: starting another pass ends the first one, and reports it', async () => {
  const first = play('xxxx xxxx', { loop: true });
  const second = play('X...');
  await first.ended;
  expect(first.playback.currentStep).toBeNull();
  await second.ended;
  const recording = await recorder.recording();
  expect(onsets(recording).map((time) => pitchAt(recording, time))).toEqual([400]);
});

describe('a tap', () => {
  const tap = (stroke: Stroke) => engine.tap(gridStep('click', stroke, 0, 'eighths'));

  test('sounds within 5 ms of the audio clock', async () => {
    const tapped: number[] = [];
    for (const stroke of [1, 2] as const) {
      tapped.push(context().currentTime);
      tap(stroke);
      await until(engine, context().currentTime + 0.12);
    }
    const delays = onsets(await recorder.recording()).map((time, i) => time - (tapped[i] ?? 0));
    expect(delays).toHaveLength(2);
    expect(Math.max(...delays)).toBeLessThanOrEqual(0.005);
  });
});

describe('without sound', () => {
  /** Resolves when the output is audible, or is not. */
  const audible = (expected: boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if ((engine.output.status === 'audible') !== expected) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = engine.output.subscribe(check);
      check();
    });

  test('a pass continues silently when the device is lost, and sound returns on the grid', async () => {
    const { ended } = play('xxxx xxxx xxxx xxxx xxxx xxxX');
    const lost = context();
    await until(engine, lost.currentTime + START_LEAD + 2.5 * STEP);
    const before = onsets(await recorder.recording());
    const silent = audible(false);
    await lost.close();
    await silent;
    await audible(true);
    expect(context()).not.toBe(lost);
    await startRecording();
    await ended;
    const recording = await recorder.recording();
    // The click that sounds when the recording starts is cut off and may have gaps.
    const whole = recording.startFrame / recording.sampleRate + 0.15;
    const after = onsets(recording).filter((time) => time > whole);
    expect(before.length).toBeGreaterThanOrEqual(2);
    expect(after.length).toBeGreaterThanOrEqual(4);
    // One click may be repeated: it was rendered but had not reached the loudspeaker when the device was lost.
    expect(before.length + after.length).toBeLessThanOrEqual(24 + 1);
    expectOnGrid(after, upTo(after.length));
    // The last step is the only accent.
    expect(after.map((time) => pitchAt(recording, time)).indexOf(400)).toBe(after.length - 1);
  });

  test('with no audio device a pass steps through in its time, and the next gesture finds a device', async () => {
    const deaf = new Engine();
    const NativeContext = globalThis.AudioContext;
    globalThis.AudioContext = class {
      constructor() {
        throw new DOMException('no device', 'NotSupportedError');
      }
    } as unknown as typeof AudioContext;
    const seen: (number | null)[] = [];
    try {
      await deaf.ready();
      expect(deaf.output.status).toBe('silent');
      const from = performance.now();
      // A timer that is late if the machine is too busy for the playback.
      const overdue = vi.fn();
      setTimeout(overdue, (START_LEAD + 4 * STEP + 0.1) * 1000);
      await new Promise<void>((resolve) => {
        const steps = gridSteps('click', strokes('xxxX'));
        const options = { steps, stepsPerBeat: 2, bpm: BPM, loop: false, countIn: false };
        const playback = deaf.play(options, resolve);
        playback.subscribe(() => seen.push(playback.currentStep));
      });
      expect(performance.now() - from).toBeGreaterThanOrEqual((START_LEAD + 4 * STEP) * 1000 - 1);
      expect(overdue).not.toHaveBeenCalled();
      expect(seen.at(-1)).toBeNull();
      deaf.tap(gridStep('click', 1, 0, 'eighths'));
      expect(await deaf.output.open()).toBe(false);
    } finally {
      globalThis.AudioContext = NativeContext;
    }
    expect(await deaf.output.open()).toBe(true);
  });
});

describe('samples', () => {
  test('on the grid the güira sounds like a güira, and exactly in time', async () => {
    await engine.output.load(['guira']);
    const before = context().currentTime;
    const { ended } = play('', { steps: gridSteps('guira', strokes('x.x.')), bpm: 160 });
    const slack = context().currentTime - before;
    await ended;
    const recording = await recorder.recording();
    for (const step of [0, 2]) {
      const late = attackNear(recording, before + START_LEAD + (step * 60) / 320, slack);
      expect(late).toBeGreaterThan(-0.002);
      expect(late).toBeLessThan(0.002 + slack);
    }
    const { sampleRate, startFrame, samples } = recording;
    const from = Math.round((before + START_LEAD) * sampleRate - startFrame);
    const spectrum = powerSpectrum(samples.slice(from, from + 0.05 * sampleRate), sampleRate);
    expect(centroid(spectrum)).toBeGreaterThan(7000);
  });

  test('reports samples that cannot be fetched, and fetches them again', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
    await expect(engine.output.load(['segunda'])).rejects.toThrow('offline');
    fetch.mockRestore();
    await expect(engine.output.load(['segunda'])).resolves.toBeUndefined();
  });
});
