import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Engine } from '#audio/engine/engine.ts';
import type { BandPlayback } from '#audio/engine/live/band-playback.ts';
import { LiveEngine } from '#audio/engine/live/live-engine.ts';
import { BAND, type BandInstrument } from '#audio/music/instrument.ts';
import type { LiveBar, LiveNote } from '#audio/music/live/live.ts';
import { KIT, SPRITES } from '#audio/samples/banks.ts';
import {
  between,
  type Recorder,
  type Recording,
  recordEngine,
  until,
} from '#tests/support/recorder.ts';

// Records players who join while the band plays: in time, without a click, and only once.

const BPM = 240;
/** The least audible step between two samples (gain): −60 dBFS. */
const CLICK = 1e-3;

const { fetch } = globalThis;
/** The pending responses, by player. A call delivers or rejects them. */
const held = new Map<BandInstrument, (arrives: boolean) => void>();
let engine: Engine;
let live: LiveEngine;
let recorder: Recorder;
let playing: BandPlayback | null = null;

beforeEach(async () => {
  held.clear();
  vi.stubGlobal('fetch', async (url: string) => {
    const player = KIT.find((one) => url.includes(`/${SPRITES[one][0].file}.`));
    // Block alternative recordings of the same notes: with them, the compared bars would differ.
    if (!player && url.includes('/kit/')) return new Promise(() => {});
    const arrives = !player || (await new Promise<boolean>((resolve) => held.set(player, resolve)));
    if (!arrives) throw new TypeError('offline');
    return fetch(url);
  });
  engine = new Engine();
  live = new LiveEngine(engine);
  live.mixer.set('click', { gain: 0, pan: 0 });
});

afterEach(async () => {
  if (playing) engine.stop(playing);
  playing = null;
  recorder.stop();
  await context().close();
});

/** One note of each player in every bar, each at a beat of its own, so that they can be told apart. */
const NOTES: Readonly<Record<BandInstrument, LiveNote>> = {
  guira: { instrument: 'guira', stroke: 'tap', beat: 3.5, late: 0, velocity: 1, variant: 0 },
  bongos: { instrument: 'bongos', stroke: 'macho', beat: 0, late: 0, velocity: 1, variant: 0 },
  bass: { instrument: 'bass', pitch: 43, beat: 1, beats: 0.25, late: 0, velocity: 1 },
  requinto: { instrument: 'requinto', pitch: 71, beat: 2, beats: 0.25, late: 0, velocity: 1 },
  segunda: { instrument: 'segunda', pitch: 61, beat: 2.75, beats: 0.25, late: 0, velocity: 1 },
};
const BAR: LiveBar = {
  rhythm: 'derecho',
  chords: [],
  notes: BAND.map((player) => NOTES[player]).sort((a, b) => a.beat - b.beat),
};

async function start(bars: number) {
  await Promise.all([engine.ready(), live.load(['guira'])]);
  recorder = await recordEngine(engine);
  // Without the reverb, which would sound in the silence between the notes.
  const playback = live.play(
    { barAt: (bar) => (bar < bars ? BAR : null), bpm: BPM, countIn: false },
    () => {},
  );
  playing = playback;
  const due = (beat: number) => engine.output.clock.toAudioTime(playback.timeOf(beat));
  return { playback, due };
}

const context = () => engine.output.bus?.context as AudioContext;

/** Delivers the samples of a player after they have been requested. */
async function deliver(player: BandInstrument, arrives = true): Promise<void> {
  await expect.poll(() => held.has(player)).toBe(true);
  held.get(player)?.(arrives);
}

const ready = (player: BandInstrument) => expect.poll(() => live.stateOf(player)).toBe('ready');

/** Length of the recording in which a note is searched, in seconds. */
const NOTE = 0.03;

/** Energy of a recording from a time on (mean square). */
function energyAt(recording: Recording, from: number) {
  const part = between(recording, from, from + NOTE);
  return part.reduce((sum, x) => sum + x * x, 0) / part.length;
}

/** Differences of consecutive samples: the attack of a stroke stands out from notes that still ring. */
const steps = (samples: Float32Array) => samples.map((x, i) => x - (samples[i - 1] ?? x));

/** The number of samples by which a sound is later at `second` than at `first`. */
function lagBetween(recording: Recording, first: number, second: number): number {
  const sound = steps(between(recording, first, first + NOTE));
  let best = { lag: Number.NaN, likeness: Number.NEGATIVE_INFINITY };
  for (let lag = -40; lag <= 40; lag++) {
    const from = second + lag / recording.sampleRate;
    const other = steps(between(recording, from, from + NOTE));
    const likeness = sound.reduce((sum, x, i) => sum + x * (other[i] ?? 0), 0);
    if (likeness > best.likeness) best = { lag, likeness };
  }
  return best.lag;
}

const decibels = (ratio: number) => 10 * Math.log10(ratio);

test.each([
  ['a bar after each other', true],
  ['as soon as they can', false],
])('players come in at a bar line, %s', async (_, isLate) => {
  const { playback, due } = await start(40);
  const entrances = new Map<BandInstrument, { earliest: number; latest: number }>();
  const nextBar = () => Math.ceil((playback.position ?? 0) / 4 + (0.1 * BPM) / 240);
  // Players are fetched one after the other: a response is used after the previous ones.
  for (const player of KIT) {
    const earliest = nextBar();
    await deliver(player);
    await ready(player);
    entrances.set(player, { earliest, latest: nextBar() });
    if (isLate) await until(engine, due(4 * nextBar()) + 0.1);
  }
  const last = Math.max(...[...entrances.values()].map(({ latest }) => latest));
  await until(engine, due(4 * (last + 3)) + 0.1);
  const recording = await recorder.recording();
  for (const player of KIT) {
    const { beat } = NOTES[player];
    const energy = (bar: number) => energyAt(recording, due(4 * bar + beat));
    const loud = energy(last + 2);
    const first = Array.from({ length: last + 3 }, (_, bar) => bar).find(
      (bar) => decibels(energy(bar) / loud) > -10,
    );
    const entrance = entrances.get(player);
    expect(first, player).toBeGreaterThanOrEqual(entrance?.earliest ?? Number.NaN);
    expect(first, player).toBeLessThanOrEqual(entrance?.latest ?? Number.NaN);
    const at = due(4 * (first ?? 0) + beat);
    // Exactly in time, as later.
    const lag = lagBetween(recording, due(4 * (last + 2) + beat), at);
    expect(Math.abs(lag), `${player}: samples off`).toBeLessThanOrEqual(1);
    // Not played twice, which would add at least 3 dB; ringing notes of the others cause a difference of 1.
    expect(Math.abs(decibels(energy(first ?? 0) / loud)), player).toBeLessThan(2);
    // Joining makes no sound except the notes: before them the recording is as smooth as later.
    const stepBefore = (time: number) => {
      const before = between(recording, time - 0.02, time - 0.001);
      return before.reduce((most, x, i) => Math.max(most, Math.abs(x - (before[i - 1] ?? x))), 0);
    };
    // With the chorus no two bars are identical.
    const later = Math.max(...[1, 2].map((bar) => stepBefore(due(4 * (last + bar) + beat))));
    expect(stepBefore(at), `${player}: a click`).toBeLessThan(later + CLICK);
  }
});

test('a player whose samples fail is missing while the others play, and comes in once they are fetched again', async () => {
  const { due } = await start(40);
  for (const player of KIT) await deliver(player, player !== 'bass');
  for (const player of KIT) if (player !== 'bass') await ready(player);
  expect(live.stateOf('bass')).toBe('failed');
  const energyOfBass = async () => {
    const bar = Math.floor((playing?.position ?? 0) / 4) + 1;
    await until(engine, due(4 * (bar + 1)) + 0.1);
    return energyAt(await recorder.recording(), due(4 * bar + NOTES.bass.beat));
  };
  const without = await energyOfBass();
  held.delete('bass');
  const again = live.load([]);
  await deliver('bass');
  await again;
  await ready('bass');
  await energyOfBass();
  expect(decibels((await energyOfBass()) / without)).toBeGreaterThan(10);
});

test('whoever is needed first is fetched first, and waited for', async () => {
  let isLoaded = false;
  const loading = live.load(['requinto']).then(() => {
    isLoaded = true;
  });
  await expect.poll(() => held.has('requinto')).toBe(true);
  expect([...held.keys()]).toEqual(['requinto']);
  await ready('guira');
  expect(isLoaded).toBe(false);
  await deliver('requinto');
  await loading;
  recorder = await recordEngine(engine);
});
