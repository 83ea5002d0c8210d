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

const isStroke = (sound: LiveSound) => !('click' in sound);
const nameOf = (sound: LiveSound) => {
  if ('click' in sound) return sound.countIn ? `count-in ${sound.click}` : sound.click;
  return 'stroke' in sound ? sound.stroke : sound.pitch;
};

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
  const band = () => output.sounds.filter(({ sound }) => isStroke(sound));
  return {
    ...{ output, playback, onEnded, heard },
    advanceTo: (time: number, ...thread: [] | ['hidden' | 'blocked']) =>
      output.advance(from + time - output.time, ...thread),
    /** Start times of the players' strokes, with their names. */
    strokes: () => band().map(({ time, sound }) => [rounded(time), nameOf(sound)]),
    times: () => band().map(({ time }) => rounded(time)),
    clicks: () =>
      output.sounds
        .filter(({ sound }) => !isStroke(sound))
        .map(({ time, sound }) => [rounded(time), nameOf(sound)]),
  };
}

const once =
  (...bars: LiveBar[]) =>
  (number: number) =>
    bars[number] ?? null;

describe('the performance', () => {
  test('beats become seconds at the tempo that is heard, touch stays as it is', () => {
    const barAt = once(bar(macho(0), macho(1, -0.004), hembra(2.5, 0.03)));
    expect(start({ barAt, bpm: 60 }).times()).toEqual([0.1, 1.096, 2.63]);
    expect(start({ barAt, bpm: 120 }).times()).toEqual([0.1, 0.596, 1.38]);
  });

  test('a pitched note lasts its beats at the tempo that is heard, also across a change', () => {
    const bass = { instrument: 'bass', pitch: 40, late: 0.002, velocity: 1 } as const;
    const barAt = once(bar({ ...bass, beat: 2, beats: 3 }), bar());
    const { output, playback } = start({ barAt, bpm: 120 });
    const duration = () =>
      output.sounds.flatMap(({ sound }) => ('pitch' in sound ? sound.duration : []))[0];
    expect(duration()).toBeCloseTo(1.5, 9);
    output.advance(0.3);
    output.run(() => playback.setTempo(60));
    expect(duration()).toBeCloseTo(2, 9);
  });

  test('a stroke is never more than 50 ms early', () => {
    expect(start({ barAt: once(bar(macho(1, -0.2))) }).times()).toEqual([0.55]);
  });
});

describe('a change of bars', () => {
  const change = (at: number) => {
    const session = start();
    session.advanceTo(at);
    let from = 0;
    const returned: number[] = [];
    session.output.run(() => {
      returned.push(
        session.playback.setBars((first) => {
          from = first;
          return () => HEMBRAS;
        }),
      );
    });
    expect(returned).toEqual([from]);
    session.advanceTo(6);
    const firstHembra = session.strokes().find(([, stroke]) => stroke === 'hembra');
    return { from, time: firstHembra?.[0], session };
  };

  test('takes over at the next bar line', () => {
    expect(change(0.3)).toMatchObject({ from: 1, time: 2.1 });
    expect(change(1.999)).toMatchObject({ from: 1, time: 2.1 });
  });

  test('takes over one bar later if that line is less than 100 ms away', () => {
    expect(change(2.001)).toMatchObject({ from: 2, time: 4.1 });
  });

  test('the end comes later, if the new bars go on', () => {
    const { output, playback, advanceTo, onEnded } = start({ barAt: once(MACHOS) });
    advanceTo(1);
    output.run(() => playback.setBars((from) => (number) => (number === from ? HEMBRAS : null)));
    advanceTo(4.1);
    expect(onEnded).not.toHaveBeenCalled();
    advanceTo(4.2);
    expect(onEnded).toHaveBeenCalledTimes(1);
  });
});

describe('an edited lane', () => {
  test('is heard in the current bar, from 60 ms ahead on', () => {
    const { output, playback, advanceTo, strokes } = start();
    advanceTo(0.545);
    output.run(() => playback.replaceBars(() => HEMBRAS));
    expect(strokes().slice(0, 4)).toEqual([
      [0.1, 'macho'],
      [0.6, 'macho'],
      [1.1, 'hembra'],
      [1.6, 'hembra'],
    ]);
  });

  test('reschedules only what it changes', () => {
    const { output, playback, advanceTo } = start();
    advanceTo(0.3);
    const schedule = vi.spyOn(output, 'schedule');
    output.run(() => playback.replaceBars(() => structuredClone(MACHOS)));
    expect(schedule).not.toHaveBeenCalled();
    output.run(() => playback.replaceBars((number) => (number === 0 ? bar(hembra(3)) : MACHOS)));
    expect(schedule).toHaveBeenCalledTimes(1);
  });
});

describe('the tempo', () => {
  test('changes at the next bar line, and is reported with its bar', () => {
    const { output, playback, advanceTo, times } = start();
    advanceTo(0.3);
    const bars: number[] = [];
    output.run(() => bars.push(playback.setTempo(60)));
    expect(bars).toEqual([1]);
    advanceTo(6);
    expect(times().slice(0, 7)).toEqual([0.1, 0.6, 1.1, 1.6, 2.1, 3.1, 4.1]);
    expect(playback.timeOf(4) - output.time).toBeCloseTo(2.1 - 6, 6);
    expect(playback.beatAt(playback.timeOf(6.5))).toBeCloseTo(6.5, 9);
    expect(playback.timeOf(2) - playback.timeOf(1)).toBeCloseTo(0.5, 9);
  });
});

describe('the click', () => {
  test('counts one bar in, then marks every beat and the first of a bar', () => {
    const { clicks, times, advanceTo } = start({ countIn: true, barAt: once(MACHOS) });
    advanceTo(1);
    expect(clicks().slice(0, 6)).toEqual([
      [0.1, 'count-in downbeat'],
      [0.6, 'count-in count'],
      [1.1, 'count-in count'],
      [1.6, 'count-in count'],
      [2.1, 'downbeat'],
      [2.6, 'count'],
    ]);
    expect(times()[0]).toBe(2.1);
  });

  test('is silent in a silent bar, like everyone', () => {
    const { clicks, times, advanceTo } = start({
      barAt: once(MACHOS, { ...MACHOS, silent: true }, MACHOS),
    });
    advanceTo(7);
    const silent = ([time]: unknown[]) => Number(time) > 2 && Number(time) < 4;
    expect(clicks().filter(silent)).toEqual([]);
    expect(clicks()).toHaveLength(8);
    expect(times()).toHaveLength(8);
  });
});

describe('the audible position', () => {
  test('the position follows the loudspeaker, negative in the count-in, null outside', () => {
    const { playback, advanceTo } = start({ countIn: true, barAt: once(MACHOS) });
    expect(playback.position).toBeNull();
    advanceTo(0.1 + LATENCY + 0.25);
    expect(playback.position).toBeCloseTo(-3.5, 6);
    advanceTo(2.1 + LATENCY + 0.25);
    expect(playback.position).toBeCloseTo(0.5, 6);
    advanceTo(5);
    expect(playback.position).toBeNull();
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

  test('every stroke is reported when it is heard, once', () => {
    const { advanceTo, heard } = start({ barAt: once(MACHOS, MACHOS) });
    advanceTo(0.1 + LATENCY - 0.001);
    expect(heard).toEqual([]);
    advanceTo(0.1 + LATENCY + 0.02);
    expect(heard).toEqual(['0:0']);
    advanceTo(6);
    expect(heard).toEqual(['0:0', '0:1', '0:2', '0:3', '1:0', '1:1', '1:2', '1:3']);
  });
});

test('stopped, it cancels pending sounds and reports no end', () => {
  const { output, playback, advanceTo, times, onEnded } = start();
  advanceTo(0.3);
  output.run(() => playback.stop());
  advanceTo(4);
  expect(times()).toEqual([0.1]);
  expect(playback.position).toBeNull();
  expect(output.held).toBe(0);
  expect(onEnded).not.toHaveBeenCalled();
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
