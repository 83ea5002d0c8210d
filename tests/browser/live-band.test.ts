import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Engine } from '#audio/engine/engine.ts';
import type { BandPlayback } from '#audio/engine/live/band-playback.ts';
import { LiveEngine } from '#audio/engine/live/live-engine.ts';
import { HeardOutput } from '#audio/engine/output/heard-output.ts';
import { BAND } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import {
  between,
  blockMainThread,
  onsets,
  pitchAt,
  type Recorder,
  type Recording,
  recordEngine,
  until,
} from '#tests/support/recorder.ts';

// The live band through a real AudioContext. The tests in audio/engine/live check which sounds are scheduled at which
// times. This file checks that they leave the loudspeaker on time, and that the mixer makes no clicks.

/** Two samples at 48 kHz, in seconds. */
const EXACT = 2 / 48_000;
/** The least audible step between two samples (gain): −50 dBFS. */
const STEP = 10 ** (-50 / 20);

const engine = new Engine();
const liveEngine = new LiveEngine(engine);
const heardOutput = new HeardOutput(engine.output);
let recorder: Recorder;
let playing: BandPlayback | null = null;

const context = () => engine.output.bus?.context as AudioContext;

/** No players: only the click is heard. */
const BAR: LiveBar = { rhythm: 'derecho', chords: [], notes: [] };
const SILENT: LiveBar = { ...BAR, silent: true };

beforeEach(async () => {
  await Promise.all([engine.ready(), liveEngine.load(BAND)]);
  recorder = await recordEngine(engine);
});

afterEach(() => {
  if (playing) engine.stop(playing);
  playing = null;
  recorder.stop();
  liveEngine.mixer.set('click', { gain: 1, pan: 0 });
  liveEngine.mixer.set('bass', { gain: 1, pan: 0 });
});

function play(bars: readonly LiveBar[], bpm: number, countIn = false) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const barAt = (bar: number) => bars[bar] ?? null;
  const playback = liveEngine.play({ barAt, bpm, countIn }, () => end());
  playing = playback;
  /** The expected time of a beat, on the context's clock. */
  const due = (beat: number) => engine.output.clock.toAudioTime(playback.timeOf(beat));
  return { playback, ended, due };
}

function expectOnsets(recording: Recording, expected: readonly number[]): void {
  const found = onsets(recording);
  expect(found.length, `heard at ${found.map((time) => time.toFixed(3))}`).toBe(expected.length);
  const off = found.map((time, i) => Math.abs(time - (expected[i] ?? Number.NaN)));
  expect(Math.max(...off)).toBeLessThanOrEqual(EXACT);
}

const beats = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

describe('a recorded playback', () => {
  test('is exact to the sample through changes of tempo and bars, with a main thread that is blocked', async () => {
    const { playback, ended, due } = play([BAR, BAR, BAR, BAR, BAR], 240, true);
    await until(engine, due(0) + 0.1);
    const faster = playback.setTempo(300);
    blockMainThread(300);
    await until(engine, due(4 * faster) + 0.1);
    const other = playback.setBars((from) => (bar) => [SILENT, BAR][bar - from] ?? null);
    blockMainThread(700);
    await ended;
    const recording = await recorder.recording();
    expectOnsets(recording, [
      ...beats(-4, 4 * other).map(due),
      ...beats(4 * other + 4, 4 * other + 8).map(due),
    ]);
    expect(due(4 * faster + 1) - due(4 * faster)).toBeCloseTo(0.2, 6);
  });

  test('counts in with a muted click, and is silent then', async () => {
    liveEngine.mixer.set('click', { gain: 0, pan: 0 });
    await until(engine, context().currentTime + 0.2);
    const { ended, due } = play([BAR], 240, true);
    await ended;
    const recording = await recorder.recording();
    expectOnsets(recording, beats(-4, 0).map(due));
    expect(pitchAt(recording, due(-3))).toBe(1600);
  });

  test('is silent from Stop on', async () => {
    const { playback, due } = play([BAR, BAR], 240);
    await until(engine, due(2) + 0.1);
    engine.stop(playback);
    const stopped = context().currentTime;
    await until(engine, due(6));
    const found = onsets(await recorder.recording());
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...found)).toBeLessThan(stopped + 0.01);
  });
});

describe('the mixer', () => {
  test('mutes and unmutes a sounding note without a click', async () => {
    const note = {
      instrument: 'bass',
      pitch: 33,
      beat: 0,
      beats: 3.5,
      late: 0,
      velocity: 1,
    } as const;
    liveEngine.mixer.set('click', { gain: 0, pan: 0 });
    /** The largest step between samples of a note, from muting it until it is audible again. */
    const playNote = async (change: (gain: number) => void) => {
      const { playback, due } = play([{ ...BAR, notes: [note] }], 120);
      await until(engine, due(0) + 0.4);
      change(0);
      await until(engine, due(0) + 0.7);
      change(1);
      await until(engine, due(0) + 1.1);
      const recording = await recorder.recording();
      engine.stop(playback);
      const heard = between(recording, due(0) + 0.35, due(0) + 1.05);
      let step = 0;
      heard.forEach((x, i) => {
        step = Math.max(step, Math.abs(x - (heard[i - 1] ?? x)));
      });
      const muted = between(recording, due(0) + 0.6, due(0) + 0.65);
      return { step, level: Math.max(...muted.map(Math.abs)) };
    };
    const dry = await playNote(() => {});
    // The note of the first run has ended.
    await until(engine, context().currentTime + 1);
    const changed = await playNote((gain) => liveEngine.mixer.set('bass', { gain, pan: 0 }));
    expect(dry.level).toBeGreaterThan(0.02);
    expect(changed.level).toBeLessThan(dry.level / 100);
    expect(changed.step).toBeLessThan(dry.step + STEP);
  });

  test('keeps its settings when the AudioContext is replaced', async () => {
    liveEngine.mixer.set('click', { gain: 0, pan: 0 });
    const lost = context();
    await lost.close();
    await expect.poll(() => context() !== lost && engine.output.status).toBe('audible');
    await liveEngine.load(BAND);
    recorder = await recordEngine(engine);
    const { ended, due } = play([BAR], 240, true);
    await ended;
    expectOnsets(await recorder.recording(), beats(-4, 0).map(due));
  });
});

test('a moment of the past is mapped to what was heard then', async () => {
  const { due } = play(
    Array.from({ length: 8 }, () => BAR),
    160,
  );
  await until(engine, due(6));
  const wall = performance.now();
  const heard = heardOutput.heardAt(wall - 100) ?? Number.NaN;
  const now = engine.output.clock.outputTime();
  expect(now - heard).toBeGreaterThan(0.06);
  expect(now - heard).toBeLessThan(0.3);
  expect((heardOutput.heardAt(wall) ?? Number.NaN) - heard).toBeCloseTo(0.1, 2);
});
