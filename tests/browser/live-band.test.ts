import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Engine } from '#audio/engine/engine.ts';
import type { BandPlayback } from '#audio/engine/live/band-playback.ts';
import { LiveEngine } from '#audio/engine/live/live-engine.ts';
import { HeardOutput } from '#audio/engine/output/heard-output.ts';
import { BAND } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { onsets, pitchAt, type Recorder, type Recording, record } from '#tests/support/recorder.ts';

// The live band through a real AudioContext. What is played when is tested in audio/engine/live; here,
// that it reaches the loudspeaker exactly then. Changes while it plays: live-band.properties.test.ts.

vi.setConfig({ testTimeout: 60_000 });

/** Two samples at 48 kHz, in seconds. */
const EXACT = 2 / 48_000;

const engine = new Engine();
const liveEngine = new LiveEngine(engine);
const heardOutput = new HeardOutput(engine.output);
let recorder: Recorder;
let playing: BandPlayback | null = null;

const context = () => engine.output.bus?.context as AudioContext;

/** No players: only the click is heard. */
const BAR: LiveBar = { rhythm: 'derecho', chords: [], notes: [] };

beforeEach(async () => {
  await Promise.all([engine.ready(), liveEngine.load(BAND)]);
  recorder = await record(engine.output.bus as GainNode);
});

afterEach(() => {
  if (playing) engine.stop(playing);
  playing = null;
  recorder.stop();
  liveEngine.mixer.set('click', { gain: 1, pan: 0 });
});

function play(bars: readonly LiveBar[], bpm: number, countIn = false) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const barAt = (bar: number) => bars[bar] ?? null;
  const playback = liveEngine.play({ barAt, bpm, countIn }, () => end());
  playing = playback;
  /** When a beat should sound, on the context's clock. */
  const due = (beat: number) => engine.output.clock.toAudioTime(playback.timeOf(beat));
  return { playback, ended, due };
}

/** Waits on the audio clock, which a busy main thread does not stop. */
async function until(time: number): Promise<void> {
  while (context().currentTime < time) await new Promise((resolve) => setTimeout(resolve, 5));
}

function expectOnsets(recording: Recording, expected: readonly number[]): void {
  const found = onsets(recording);
  expect(found.length, `heard at ${found.map((time) => time.toFixed(3))}`).toBe(expected.length);
  found.forEach((time, i) => {
    expect(Math.abs(time - (expected[i] ?? Number.NaN)), `onset ${i + 1}`).toBeLessThanOrEqual(
      EXACT,
    );
  });
}

const beats = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

test('a muted click counts in all the same and is silent then, also when the AudioContext is replaced', async () => {
  liveEngine.mixer.set('click', { gain: 0, pan: 0 });
  const lost = context();
  await lost.close();
  await expect.poll(() => context() !== lost && engine.output.status).toBe('audible');
  await liveEngine.load(BAND);
  recorder = await record(engine.output.bus as GainNode);
  const { ended, due } = play([BAR], 240, true);
  await ended;
  const recording = await recorder.recording();
  expectOnsets(recording, beats(-4, 0).map(due));
  expect(pitchAt(recording, due(-3))).toBe(1600);
});

test('a moment of the past is mapped to what was heard then', async () => {
  const { due } = play(
    Array.from({ length: 8 }, () => BAR),
    160,
  );
  await until(due(6));
  const wall = performance.now();
  const heard = heardOutput.heardAt(wall - 100) ?? Number.NaN;
  const now = engine.output.clock.outputTime();
  expect(now - heard).toBeGreaterThan(0.06);
  expect(now - heard).toBeLessThan(0.3);
  expect((heardOutput.heardAt(wall) ?? Number.NaN) - heard).toBeCloseTo(0.1, 2);
});
