import fc from 'fast-check';
import { getContext } from 'tone/build/esm/core/context/GlobalContext.js';
import { describe, expect, test, vi } from 'vitest';
import { TEMPO } from '#audio/music/tempo.ts';
import { silentContext } from '#tests/support/silent-context.ts';
import { PPQ, Transport } from './transport.ts';

/** The resolution of a browser's audio clock, in seconds. */
const BLOCK = 128 / 48_000;
const LEAD = 4;
/** A time between two ticks of the initial tempo. */
const START = 10.0137;
const TEMPI = [TEMPO.slowest + 1, 60, 90, 100, 105, 120, 125, 150, TEMPO.fastest];

const create = () => new Transport(silentContext(), 'offline');

/** A playing transport, and the times of its callbacks. */
function start({ bpm = 120, time = START, perBeat = 4, transport = create() } = {}) {
  const times: number[] = [];
  const play = (at: number) => times.push(at);
  const repeat = () => transport.repeat(play, perBeat);
  transport.start(bpm, time);
  repeat();
  const step = 60 / (bpm * perBeat);
  return {
    transport,
    times,
    repeat,
    /** Expects every step from `from` on, once each. */
    expectSteps: (from = 0) => {
      const expected = times.map((_, i) => time + (from + i) * step);
      expect(times.length).toBeGreaterThan(0);
      const error = Math.max(...times.map((at, i) => Math.abs(at - (expected[i] ?? 0))));
      expect(error, `of ${times.length} steps at ${bpm} bpm`).toBeLessThan(1e-7);
    },
  };
}

describe('every step is called back once, with its time', () => {
  test.each(TEMPI)('from the first one, whenever it starts, at %d bpm', (bpm) => {
    for (let i = 1; i <= 200; i++) {
      const { transport, times } = start({ bpm, time: i * 7 * BLOCK });
      transport.moveTo(i * 7 * BLOCK + 1);
      expect(times[0]).toBeCloseTo(i * 7 * BLOCK, 7);
    }
  });

  test.each(TEMPI)('on a clock that steps by 128 samples, at %d bpm', (bpm) => {
    for (let now = BLOCK; now < 40 * BLOCK; now += 7 * BLOCK) {
      const { transport, times, expectSteps } = start({ bpm, time: now + 0.05, perBeat: 12 });
      for (let i = 0; i < 800; i++) transport.moveTo(now + i * BLOCK + LEAD);
      expectSteps();
      expect(times.length).toBeGreaterThan(((800 * BLOCK + LEAD - 0.3) * bpm * 12) / 60);
    }
  });

  test.each(TEMPI)('after going back to any tick, at %d bpm', (bpm) => {
    for (let tick = 1; tick < (LEAD * bpm * PPQ) / 60 - 2; tick += 2) {
      const { transport, times, repeat, expectSteps } = start({ bpm, perBeat: 12 });
      transport.moveTo(START + LEAD);
      times.length = 0;
      transport.moveTo(transport.timeOf(transport.beatAt(START) + tick / PPQ));
      repeat();
      transport.moveTo(20);
      const from = Math.round(((times[0] ?? 0) - START) * (bpm / 60) * 12);
      expect(from).toBeLessThanOrEqual(tick);
      expect(from).toBeGreaterThanOrEqual(tick - 2);
      expectSteps(from);
      expect(times.length).toBeGreaterThan((9.5 * bpm * 12) / 60 - tick);
    }
  });

  test.each(TEMPI)('whatever follows after going back at any moment, at %d bpm', (bpm) => {
    const { transport, times, repeat, expectSteps } = start({ bpm, perBeat: 4 });
    transport.moveTo(START + LEAD);
    for (let i = 1; i <= 100; i++) {
      const now = START + i * 28 * BLOCK;
      times.length = 0;
      transport.moveTo(now);
      repeat();
      transport.moveTo(now + LEAD);
      expectSteps(Math.round(((times[0] ?? 0) - START) * (bpm / 60) * 4));
      expect(times[0]).toBeLessThan(now + 15 / bpm);
      expect(times.at(-1)).toBeGreaterThan(now + LEAD - 30 / bpm);
    }
  });

  test('from the first one, if an earlier start was stopped just before', () => {
    const { transport } = start({ bpm: 40 });
    transport.moveTo(START + LEAD);
    transport.stop(START + 0.005);
    const second = start({ bpm: 40, time: START + 0.055, transport });
    second.transport.moveTo(START + 0.005 + LEAD);
    second.times.length = 0;
    // Like a change before the first step.
    transport.moveTo(9.9);
    second.repeat();
    transport.moveTo(START + 0.02 + LEAD);
    second.expectSteps();
  });

  test('also in the first moment of the clock', () => {
    const { transport, times, repeat, expectSteps } = start({ time: 0.05 });
    transport.moveTo(LEAD);
    times.length = 0;
    transport.moveTo(-0.5);
    repeat();
    transport.moveTo(LEAD);
    expectSteps();
  });
});

describe('the tempo', () => {
  test('changes at its time, however far ahead the transport is', () => {
    const { transport, times, repeat } = start({ time: 10 });
    transport.moveTo(10 + LEAD);
    times.length = 0;
    transport.moveTo(10.5);
    transport.setTempo(60, 10.5);
    repeat();
    transport.moveTo(12);
    const from10 = times.filter((time) => time > 10.49);
    [10.5, 10.75, 11, 11.25].forEach((time, i) => {
      expect(from10[i]).toBeCloseTo(time, 7);
    });
    expect(transport.bpm).toBeCloseTo(60);
  });

  test('that changes in the moment between Play and the first step does not move that step', () => {
    for (const bpm of TEMPI) {
      for (let time = START; time < START + 40 * BLOCK; time += BLOCK) {
        // Shortly before it, or at the same time except for rounding.
        for (const at of [time - 0.03, time + 1e-9]) {
          const { transport, times, repeat } = start({ time });
          transport.moveTo(at);
          transport.setTempo(bpm, at);
          repeat();
          transport.moveTo(time + 1);
          expect(times[0]).toBeCloseTo(time, 7);
          expect(times[1]).toBeCloseTo(time + 15 / bpm, 7);
        }
      }
    }
  });

  test('maps beats to seconds and back after any changes, without a jump', () => {
    const change = fc.record({
      // In microseconds; includes changes less than a sample apart.
      after: fc.oneof(fc.integer({ min: 3, max: 30 }), fc.integer({ min: 3, max: 900_000 })),
      bpm: fc.integer({ min: 10, max: 250 }),
    });
    const changes = fc.array(change, { maxLength: 8 });
    fc.assert(
      fc.property(changes, fc.integer({ min: 0, max: 80 }), (changes, beat) => {
        const { transport } = start();
        const at = transport.beatAt(START) + beat;
        let time = START;
        for (const { after, bpm } of changes) {
          time += after / 1e6;
          const [beatBefore, start] = [transport.beatAt(time), transport.timeOf(at)];
          transport.setTempo(bpm, time);
          expect(transport.beatAt(time)).toBeCloseTo(beatBefore, 7);
          // Times in the past do not change.
          if (start < time) expect(transport.timeOf(at)).toBeCloseTo(start, 7);
        }
        expect(transport.beatAt(transport.timeOf(at))).toBeCloseTo(at, 7);
        expect(transport.timeOf(at + 0.5)).toBeGreaterThan(transport.timeOf(at));
      }),
    );
  });
});

test('Tone visits no more ticks than the finest grid has steps', () => {
  const { transport } = start({ time: 10, perBeat: 1 });
  const visit = vi.spyOn(getContext().transport.bpm, 'getDurationOfTicks');
  transport.moveTo(11.9);
  // 3.8 beats of 12 ticks, and a few more for each event.
  expect(visit.mock.calls.length).toBeLessThan(4 * 15);
});

test('it starts without a running AudioContext and without a warning', () => {
  const warn = vi.spyOn(console, 'warn');
  start();
  expect(warn).not.toHaveBeenCalled();
});

test('it ticks at most 50 times a second', () => {
  vi.useFakeTimers();
  const transport = new Transport(silentContext(), 'timeout');
  const onTick = vi.fn();
  transport.onTick(onTick);
  vi.advanceTimersByTime(1000);
  expect(onTick.mock.calls.length).toBeGreaterThanOrEqual(15);
  expect(onTick.mock.calls.length).toBeLessThanOrEqual(50);
});
