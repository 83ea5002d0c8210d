import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Engine } from '#audio/engine/engine.ts';
import type { Playback, PlaybackOptions } from '#audio/engine/playback.ts';
import { gridStep, gridSteps, SCORE_STEPS_PER_BEAT, scoreSteps } from '#audio/engine/step.ts';
import { stepSeconds, stepsPerBeat } from '#audio/engine/timeline.ts';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import type { Note, Score } from '#audio/music/score.ts';
import { type Stroke, strokes } from '#audio/music/stroke.ts';
import {
  blockMainThread,
  onsets,
  pitchAt,
  type Recorder,
  type Recording,
  record,
} from '#tests/support/recorder.ts';
import { centroid, powerSpectrum } from '#tests/support/spectrum.ts';

// Two samples at 48 kHz: what a musician's instrument is allowed to be off.
const EXACT = 2 / 48_000;
const EIGHT_OF_EIGHT = strokes('xxxx xxxX');

let engine: Engine;
let recorder: Recorder;

beforeEach(async () => {
  engine = new Engine();
  expect(await engine.output.open()).toBe(true);
  const { bus } = engine.output;
  if (!bus) throw new Error('no bus');
  recorder = await record(bus);
});

afterEach(() => {
  recorder.stop();
  engine.output.retire();
});

interface Pass {
  playback: Playback;
  ended: Promise<void>;
}

function play({
  steps,
  ...options
}: Partial<Omit<PlaybackOptions, 'steps'>> & { steps: readonly Stroke[] }): Pass {
  let playback: Playback | undefined;
  const ended = new Promise<void>((resolve) => {
    playback = engine.play(
      {
        bpm: 105,
        loop: false,
        countIn: false,
        stepsPerBeat: stepsPerBeat(steps.length),
        steps: gridSteps('click', steps),
        ...options,
      },
      resolve,
    );
  });
  if (!playback) throw new Error('not playing');
  return { playback, ended };
}

const heard = (playback: Playback, step: number) =>
  new Promise<void>((resolve) => {
    const leave = playback.subscribe(() => {
      if (playback.heardStep !== step) return;
      leave();
      resolve();
    });
  });

/** When the given steps of the first pass should sound, on the context's clock. */
const due = (playback: Playback, steps: readonly number[]) =>
  steps.map((step) => engine.output.clock.toAudioTime(playback.timeOf(step)));

function expectOnsets(actual: readonly number[], expected: readonly number[]) {
  expect(actual.length, `heard at ${actual.map((t) => t.toFixed(3))}`).toBe(expected.length);
  actual.forEach((time, i) => {
    expect(Math.abs(time - (expected[i] ?? Number.NaN)), `onset ${i + 1}`).toBeLessThanOrEqual(
      EXACT,
    );
  });
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('one pass', () => {
  test('sounds every step of derecho once, exactly on the grid, regular at 800 and accents at 400 Hz', async () => {
    const { playback, ended } = play({ steps: RHYTHMS['derecho-lift'].steps });
    await ended;
    const recording = await recorder.recording();
    const found = onsets(recording);
    expectOnsets(found, due(playback, upTo(16)));
    const accents = found.flatMap((time, i) => (pitchAt(recording, time) === 400 ? [i + 1] : []));
    expect(accents).toEqual([8, 16]);
  });

  test('leaves the empty steps of mambo silent', async () => {
    const { playback, ended } = play({ steps: RHYTHMS.mambo.steps });
    await ended;
    const struck = upTo(16).filter((i) => i % 4 !== 1);
    expectOnsets(onsets(await recorder.recording()), due(playback, struck));
  });

  test("ends after the last step's full length", async () => {
    const { playback, ended } = play({ steps: EIGHT_OF_EIGHT, bpm: 160 });
    const end = playback.timeOf(8);
    await ended;
    const late = engine.output.clock.heard() - end;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(0.1);
    expect(playback.heardStep).toBeNull();
  });

  test('is not disturbed by a main thread that hangs for a second', async () => {
    const { playback, ended } = play({ steps: RHYTHMS['derecho-counts'].steps });
    await heard(playback, 3);
    blockMainThread(1000);
    await ended;
    expectOnsets(onsets(await recorder.recording()), due(playback, upTo(16)));
  });

  test('starts with four counted beats when asked, higher than any stroke', async () => {
    const { playback, ended } = play({ steps: EIGHT_OF_EIGHT, bpm: 160, countIn: true });
    expect(playback.heardStep).toBeNull();
    await heard(playback, -8);
    await ended;
    const recording = await recorder.recording();
    const found = onsets(recording);
    expectOnsets(found, due(playback, [-8, -6, -4, -2, ...upTo(8)]));
    expect(found.slice(0, 5).map((t) => pitchAt(recording, t))).toEqual([
      1600, 1600, 1600, 1600, 800,
    ]);
  });
});

describe('the deep lead', () => {
  /** Start times put on the audio clock from here on, in its seconds. */
  function startsOnTheClock(): { times: number[]; release: () => void } {
    const times: number[] = [];
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, when = 0) {
      times.push(when);
      start.call(this, when);
    };
    return {
      times,
      release: () => {
        AudioBufferSourceNode.prototype.start = start;
      },
    };
  }

  test('one pass stands on the audio clock as a whole when Play returns', () => {
    const starts = startsOnTheClock();
    const { playback } = play({ steps: RHYTHMS.majao.steps });
    starts.release();
    expect(starts.times).toEqual(due(playback, [0, 2, 4, 6, 8, 10, 12, 14]));
    engine.stop(playback);
  });

  test('with Loop, what sounds in the next whole pass already stands there, at every step', async () => {
    const starts = startsOnTheClock();
    const steps = EIGHT_OF_EIGHT;
    const pass = steps.length * stepSeconds(160, 8);
    expect(pass).toBeGreaterThanOrEqual(1.5);
    const { playback } = play({ steps, bpm: 160, loop: true });
    for (const step of [0, 1, 2, 3, 4, 5, 6, 7, 0]) {
      await heard(playback, step);
      const now = engine.output.clock.toAudioTime(engine.output.clock.now());
      expect(Math.max(...starts.times)).toBeGreaterThanOrEqual(now + pass - stepSeconds(160, 8));
    }
    starts.release();
    engine.stop(playback);
  });
});

test('in a hidden tab, which draws no frames, the step is followed and the pass ends', async () => {
  const drawFrame = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = () => 0;
  try {
    const { playback, ended } = play({ steps: EIGHT_OF_EIGHT, bpm: 160 });
    const seen: (number | null)[] = [];
    playback.subscribe(() => seen.push(playback.heardStep));
    await ended;
    expect(seen.at(-1)).toBeNull();
    expect(seen.length).toBeGreaterThan(4);
  } finally {
    globalThis.requestAnimationFrame = drawFrame;
  }
});

describe('while it plays', () => {
  test('a stroke put 30 ms ahead of the playhead is heard in the same pass, one taken away is not', async () => {
    const empty = strokes('x... .x..');
    const { playback, ended } = play({ steps: empty, bpm: 105 });
    await heard(playback, 1);
    const next = playback.timeOf(2) - engine.output.clock.now();
    expect(next).toBeGreaterThan(0.03);
    playback.setSteps(gridSteps('click', strokes('x.X. ....')));
    await ended;
    const recording = await recorder.recording();
    const found = onsets(recording);
    expectOnsets(found, due(playback, [0, 2]));
    expect(found.map((t) => pitchAt(recording, t))).toEqual([800, 400]);
  });

  test('another tempo keeps the step and moves only what is still to come', async () => {
    const { playback, ended } = play({ steps: EIGHT_OF_EIGHT, bpm: 60 });
    const slow = due(playback, upTo(3));
    await heard(playback, 2);
    playback.setTempo(160);
    expect(playback.heardStep).toBe(2);
    const fast = due(playback, [3, 4, 5, 6, 7]);
    await ended;
    const found = onsets(await recorder.recording());
    expectOnsets(found, [...slow, ...fast]);
    expect((found[7] ?? 0) - (found[6] ?? 0)).toBeCloseTo(stepSeconds(160, 8), 4);
  });

  test('a slider dragged through many tempos neither doubles nor loses a step', async () => {
    const { playback, ended } = play({ steps: RHYTHMS['derecho-lift'].steps, bpm: 105 });
    for (let bpm = 60; bpm <= 120; bpm += 3) {
      playback.setTempo(bpm);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await ended;
    // Up to 120 bpm two clicks have a rest between them by which the recording tells them apart.
    expect(onsets(await recorder.recording())).toHaveLength(16);
  });

  test('Loop goes on without a seam, and ends with the pass in which it is switched off', async () => {
    const { playback, ended } = play({ steps: strokes('x.X. x.X.'), bpm: 160, loop: true });
    await heard(playback, 7);
    await heard(playback, 1);
    blockMainThread(1000);
    await heard(playback, 0);
    playback.setLoop(false);
    await ended;
    const found = onsets(await recorder.recording());
    expectOnsets(
      found,
      due(
        playback,
        upTo(found.length).map((i) => i * 2),
      ),
    );
    expect(found).toHaveLength(12);
  });

  test('Loop switched on during the last step still goes round', async () => {
    const { playback } = play({ steps: strokes('x... ..X.'), bpm: 160 });
    await heard(playback, 6);
    playback.setLoop(true);
    await heard(playback, 0);
    await heard(playback, 1);
    engine.stop(playback);
    expectOnsets(onsets(await recorder.recording()), due(playback, [0, 6, 8]));
  });

  test('Stop takes back everything that has not sounded yet', async () => {
    const { playback } = play({ steps: RHYTHMS['derecho-lift'].steps });
    await heard(playback, 2);
    const stopped = engine.output.clock.now();
    engine.stop(playback);
    expect(playback.heardStep).toBeNull();
    const waitUntil = playback.timeOf(6);
    while (engine.output.clock.now() < waitUntil) await new Promise(requestAnimationFrame);
    const sounded = upTo(16).filter((step) => playback.timeOf(step) <= stopped);
    expectOnsets(onsets(await recorder.recording()), due(playback, sounded));
  });

  test('starting something else ends it, and tells so', async () => {
    const first = play({ steps: RHYTHMS['derecho-lift'].steps });
    await heard(first.playback, 0);
    const second = play({ steps: strokes('.... ...X'), bpm: 160 });
    await first.ended;
    await second.ended;
    const found = onsets(await recorder.recording());
    expectOnsets(found.slice(-1), due(second.playback, [7]));
    expect(found.length).toBeLessThanOrEqual(3);
  });
});

test('a tap sounds within 5 ms of the context clock', async () => {
  const context = engine.output.bus?.context;
  if (!context) throw new Error('no context');
  const tapped: number[] = [];
  for (const stroke of [1, 2, 1] as const) {
    tapped.push(context.currentTime);
    engine.tap(gridStep('click', stroke, 0, 'eighths'));
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const found = onsets(await recorder.recording());
  expect(found).toHaveLength(3);
  const delays = found.map((time, i) => time - (tapped[i] ?? 0));
  expect(Math.max(...delays)).toBeLessThanOrEqual(0.005);
});

test('an empty step is silent when tapped', async () => {
  engine.tap(gridStep('click', 0, 0, 'eighths'));
  engine.tap(gridStep('click', 1, 0, 'eighths'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onsets(await recorder.recording())).toHaveLength(1);
});

describe('without sound', () => {
  const audible = (wanted: boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if ((engine.output.status === 'audible') !== wanted) return;
        leave();
        resolve();
      };
      const leave = engine.output.subscribe(check);
      check();
    });

  test('a pass goes on in silence when the device is lost, and sound comes back on the grid', async () => {
    const { playback, ended } = play({ steps: RHYTHMS['derecho-lift'].steps });
    await heard(playback, 3);
    const lost = engine.output.bus?.context as AudioContext;
    const silent = audible(false);
    await lost.close();
    await silent;
    await audible(true);
    const { bus } = engine.output;
    expect(bus?.context).not.toBe(lost);
    if (!bus) throw new Error('no bus');
    recorder.stop();
    recorder = await record(bus);
    await heard(playback, 9);
    await ended;
    const found = onsets(await recorder.recording());
    expect(found.length).toBeGreaterThan(4);
    const grid = due(playback, upTo(16));
    for (const time of found) {
      expect(Math.min(...grid.map((t) => Math.abs(t - time)))).toBeLessThanOrEqual(EXACT);
    }
  });

  test('an interrupted context is resumed', async () => {
    const context = engine.output.bus?.context as AudioContext;
    const lost = audible(false);
    await context.suspend();
    await lost;
    await audible(true);
    expect(context.state).toBe('running');
  });

  test('with no audio at all a pass steps through and ends in its time', async () => {
    const mute = new Engine();
    const AudioContextHere = globalThis.AudioContext;
    globalThis.AudioContext = class {
      constructor() {
        throw new DOMException('no device', 'NotSupportedError');
      }
    } as unknown as typeof AudioContext;
    try {
      await mute.ready();
      expect(mute.output.status).toBe('silent');
      const seen: (number | null)[] = [];
      const from = performance.now();
      await new Promise<void>((resolve) => {
        const playback = mute.play(
          {
            steps: gridSteps('click', EIGHT_OF_EIGHT),
            stepsPerBeat: 2,
            bpm: 160,
            loop: false,
            countIn: false,
          },
          resolve,
        );
        playback.subscribe(() => seen.push(playback.heardStep));
      });
      expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, null]);
      expect((performance.now() - from) / 1000).toBeCloseTo(1.55, 0);
      mute.tap(gridStep('click', 1, 0, 'eighths'));
      expect(await mute.output.open()).toBe(false);
    } finally {
      globalThis.AudioContext = AudioContextHere;
    }
    // The device is back: the next gesture finds it.
    expect(await mute.output.open()).toBe(true);
    mute.output.retire();
  });
});

describe('the band', () => {
  /** How long after `time` a stroke reaches a quarter of its height: seconds, below 0 when before. */
  function attackNear({ samples, startFrame, sampleRate }: Recording, time: number): number {
    const at = Math.round(time * sampleRate) - startFrame;
    const reach = Math.round(0.01 * sampleRate);
    const around = samples.subarray(at - reach, at + reach).map(Math.abs);
    const quarter = Math.max(...around) / 4;
    if (quarter < 0.01) return Number.POSITIVE_INFINITY;
    return (around.findIndex((x) => x >= quarter) - reach) / sampleRate;
  }

  const bar = (notes: readonly Note[]): Score => ({ bpm: 120, bars: 1, notes });
  const strokes4 = [0, 0.5, 1.004, 1.5].map(
    (time): Note => ({ instrument: 'bongos', stroke: 'macho', velocity: 1, time }),
  );

  function playScore(score: Score, loop = false): Pass {
    let playback: Playback | undefined;
    const ended = new Promise<void>((resolve) => {
      const steps = scoreSteps(score);
      const options = { steps, stepsPerBeat: SCORE_STEPS_PER_BEAT, bpm: score.bpm };
      playback = engine.play({ ...options, loop, countIn: false }, resolve);
    });
    if (!playback) throw new Error('not playing');
    return { playback, ended };
  }

  test('plays each note of a score when it is written, the human touch included', async () => {
    await engine.load(['bongos']);
    const { playback, ended } = playScore(bar(strokes4));
    const start = engine.output.clock.toAudioTime(playback.timeOf(0));
    await ended;
    const recording = await recorder.recording();
    for (const { time } of strokes4) {
      expect(Math.abs(attackNear(recording, start + time)), `${time} s`).toBeLessThan(0.002);
    }
  });

  test('on the grid the güira sounds like a güira, and exactly in time', async () => {
    await engine.load(['guira']);
    const { playback, ended } = play({
      steps: RHYTHMS['majao-bar'].steps,
      stepsPerBeat: 2,
    });
    playback.setSteps(gridSteps('guira', RHYTHMS['majao-bar'].steps));
    const expected = due(playback, [0, 2, 4, 6]);
    await ended;
    const recording = await recorder.recording();
    for (const time of expected) {
      expect(Math.abs(attackNear(recording, time))).toBeLessThan(0.002);
    }
    const from = Math.round((expected[0] ?? 0) * recording.sampleRate - recording.startFrame);
    const stroke = recording.samples.slice(from, from + 0.05 * recording.sampleRate);
    const spectrum = powerSpectrum(stroke, recording.sampleRate);
    expect(centroid(spectrum)).toBeGreaterThan(7000);
  });

  test('a note whose instrument was not loaded is silent, and the others play on', async () => {
    const { ended } = playScore(
      bar([{ instrument: 'bass', pitch: 40, duration: 0.3, velocity: 1, time: 0 }]),
    );
    await ended;
    expect(onsets(await recorder.recording())).toEqual([]);
  });

  test('notes that cannot be fetched are told, and can be fetched again', async () => {
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    await expect(engine.load(['segunda'])).rejects.toThrow('offline');
    globalThis.fetch = fetch;
    await expect(engine.load(['segunda'])).resolves.toBeUndefined();
  });
});
