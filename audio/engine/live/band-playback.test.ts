import { describe, expect, test, vi } from 'vitest';
import type { LiveBar, LiveNote } from '#audio/music/live/live.ts';
import { SimulatedOutput } from '#tests/support/simulated-output.ts';
import { type BandOptions, BandPlayback } from './band-playback.ts';
import type { LiveSound } from './bars.ts';

const LATENCY = 0.02;

const stroke =
  (stroke: 'macho' | 'hembra') =>
  (beat: number, late = 0): LiveNote => ({
    instrument: 'bongos',
    stroke,
    beat,
    late,
    velocity: 0.8,
  });
const [macho, hembra] = [stroke('macho'), stroke('hembra')];
const bar = (...notes: LiveNote[]): LiveBar => ({ rhythm: 'derecho', chords: [], notes });
const MACHOS = bar(...[0, 1, 2, 3].map((beat) => macho(beat)));
const HEMBRAS = bar(...[0, 1, 2, 3].map((beat) => hembra(beat)));

// band-playback.properties.test.ts compares the sounds and their times with a specification, through changes of bars,
// tempo and sound.

/** A playback that has started at time 0; times below are relative to that. */
function start(options: Partial<BandOptions> = {}) {
  const output = new SimulatedOutput<LiveSound>(LATENCY);
  const from = output.time;
  const onEnded = vi.fn();
  const playback = new BandPlayback(
    output,
    { barAt: () => MACHOS, bpm: 120, countIn: false, ...options },
    onEnded,
  );
  const heard: string[] = [];
  playback.onStroke((note, bar) => heard.push(`${bar}:${note.beat}`));
  output.run(() => playback.start());
  const rounded = (time: number) => Number((time - from).toFixed(4));
  const strokes = () =>
    output.sounds.flatMap(({ time, sound }) =>
      'stroke' in sound ? [[rounded(time), sound.stroke] as const] : [],
    );
  return {
    ...{ output, playback, onEnded, heard },
    advanceTo: (time: number) => output.advance(from + time - output.time),
    /** Start times of the players' strokes, with their names. */
    strokes,
    times: () => strokes().map(([time]) => time),
  };
}

const once =
  (...bars: LiveBar[]) =>
  (number: number) =>
    bars[number] ?? null;

test('a stroke is never more than 50 ms early', () => {
  expect(start({ barAt: once(bar(macho(1, -0.2))) }).times()).toEqual([0.55]);
});

test('the end comes later, if new bars go on', () => {
  const { output, playback, advanceTo, onEnded } = start({ barAt: once(MACHOS) });
  advanceTo(1);
  output.run(() => playback.setBars((from) => (number) => (number === from ? HEMBRAS : null)));
  advanceTo(4.1);
  expect(onEnded).not.toHaveBeenCalled();
  advanceTo(4.2);
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('an edited lane reschedules only what it changes', () => {
  const { output, playback, advanceTo } = start();
  advanceTo(0.3);
  const schedule = vi.spyOn(output, 'schedule');
  output.run(() => playback.replaceBars(() => structuredClone(MACHOS)));
  expect(schedule).not.toHaveBeenCalled();
  output.run(() => playback.replaceBars((number) => (number === 0 ? bar(hembra(3)) : MACHOS)));
  expect(schedule).toHaveBeenCalledTimes(1);
});

test('listeners hear of every sixteenth, and of the end', () => {
  const { playback, advanceTo, onEnded } = start({ barAt: once(MACHOS) });
  const steps: (number | null)[] = [];
  playback.subscribe(() => {
    const { position } = playback;
    steps.push(position === null ? null : Math.floor(position * 4));
  });
  advanceTo(5);
  expect(steps).toEqual([...Array(16).keys(), null]);
  expect(onEnded).toHaveBeenCalledTimes(1);
});

describe('players who come in', () => {
  const guira = (beat: number): LiveNote => ({
    ...{ instrument: 'guira', stroke: 'down' },
    ...{ beat, late: -0.005, velocity: 0.8 },
  });
  const BOTH = bar(...[0, 1, 2, 3].flatMap((beat) => [guira(beat), macho(beat)]));
  const startWith = (...players: ('guira' | 'bongos')[]) =>
    start({ barAt: once(BOTH, BOTH, BOTH), players });
  const of = (band: ReturnType<typeof start>, stroke: string) =>
    band.strokes().flatMap(([time, name]) => (name === stroke ? [time] : []));
  const LINE = 0.1 + 2;

  test('start exactly at the next bar line, and nothing is played twice', () => {
    const band = startWith('guira');
    band.advanceTo(1.3);
    band.playback.enter('bongos');
    band.playback.enter('bongos');
    expect(band.playback.isIn('bongos')).toBe(false);
    band.advanceTo(LINE + 0.1);
    expect(band.playback.isIn('bongos')).toBe(true);
    band.advanceTo(7);
    expect(of(band, 'macho')).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((beat) => expect.closeTo(LINE + beat / 2, 3)),
    );
    expect(of(band, 'down')).toHaveLength(12);
    expect(band.heard.filter((stroke) => stroke === '1:0')).toHaveLength(2);
  });

  test('wait for the bar line after a bar line that is less than 100 ms away', () => {
    const band = startWith('guira');
    band.advanceTo(LINE - 0.05);
    band.playback.enter('bongos');
    band.advanceTo(7);
    expect(of(band, 'macho')[0]).toBeCloseTo(LINE + 2, 3);
  });

  test('come in with the first beat while it is counted in', () => {
    const band = start({ barAt: once(BOTH), players: [], countIn: true });
    band.advanceTo(1);
    band.playback.enter('guira');
    expect(band.playback.isIn('guira')).toBe(true);
    band.advanceTo(7);
    expect(of(band, 'down')).toHaveLength(4);
  });

  test('are neither heard nor reported before', () => {
    const band = startWith('bongos');
    band.advanceTo(7);
    expect(of(band, 'down')).toEqual([]);
    expect(band.heard).toHaveLength(12);
  });
});
