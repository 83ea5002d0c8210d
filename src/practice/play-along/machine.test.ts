import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { TapMark } from '#src/band/chart/chart-band.ts';
import { type Calibration, CLICK_INTERVAL } from '#src/sound/taps/calibration.ts';
import type { HeardTap } from '#src/sound/taps/tap-sound.ts';
import { running } from '#tests/support/running.ts';
import {
  CALIBRATION_TAPS,
  type CalibrationEvent,
  calibrationMachine,
} from './calibration/calibration-machine.ts';
import {
  type PlayAlongEvent,
  playAlongMachine,
  type RunCommand,
  type RunInput,
  type RunReport,
  type RunResult,
} from './machine.ts';

const FIRST = 20;
const CALIBRATION: Calibration = { offset: 0.03, spread: 0.01, report: 0.02, taps: 24 };

/** Play along with a log in place of sound. */
function playAlong() {
  const clock = new SimulatedClock();
  const log: string[] = [];
  let report: (event: RunReport) => void = () => {};
  let clicks: (event: CalibrationEvent) => void = () => {};
  const actor = createActor(
    playAlongMachine.provide({
      actors: {
        calibration: calibrationMachine.provide({
          actors: {
            clicks: fromCallback<{ type: string }>(({ sendBack }) => {
              clicks = sendBack;
              sendBack({ type: 'clicks.started', first: FIRST } satisfies CalibrationEvent);
              return () => log.push('clicks end');
            }),
          },
        }),
        run: fromCallback<RunCommand, RunInput>(({ input, receive, sendBack }) => {
          report = sendBack;
          log.push(`run ${input.pattern} ${input.bars} ${input.offset?.toFixed(3) ?? 'by itself'}`);
          receive(({ type }) => log.push(type));
          return () => log.push('run over');
        }),
      },
    }),
    { clock, input: { pattern: 'counts', kind: 'key' } },
  );
  actor.on('*', (event) => {
    log.push(
      event.type === 'calibration.changed'
        ? `${event.kind} calibrated ${event.calibration.offset.toFixed(3)}`
        : `${event.summary.counts?.hits} hits at ${event.bpm}`,
    );
  });
  const tap = (heard: number | null, more: Partial<Omit<HeardTap, 'heard'>> = {}) =>
    actor.send({ type: 'tap', tap: { kind: 'key', at: 0, report: 0.02, ...more, heard } });
  return running(actor, {
    log,
    clock,
    tap,
    report: (event: RunReport) => report(event),
    clicks: (event: CalibrationEvent) => clicks(event),
    /** Taps to the clicks, by default to all. Time stamps follow the clicks by default. */
    calibrate: (
      lateOf: (index: number) => number,
      atOf?: (index: number) => number,
      clicks = CALIBRATION_TAPS,
    ) => {
      for (let index = 0; index < clicks; index++) {
        const heard = FIRST + index * CLICK_INTERVAL + lateOf(index);
        tap(heard, { at: atOf ? atOf(index) : heard * 1000 });
      }
    },
  });
}

const START: PlayAlongEvent = { type: 'run.start', calibration: CALIBRATION, report: 0.02 };
const hits = (count: number, late = 0.004): TapMark[] =>
  Array.from({ length: count }, (_, beat) => ({ kind: 'hit', beat, late }));
const result = (marks: TapMark[], reportOf: (index: number) => number = () => 0.02): RunResult => ({
  marks,
  taps: marks.map((_, index) => ({
    kind: 'key',
    at: index * 503.7,
    heard: index,
    report: reportOf(index),
  })),
  bpm: 120,
  own: null,
});
/** The same result with rounded time stamps. */
const coarse = ({ taps, ...rest }: RunResult): RunResult => ({
  ...rest,
  taps: taps.map((tap, index) => ({ ...tap, at: index * 500 })),
});

describe('calibrating', () => {
  test('is void when the reported latency has moved by more than 20 ms', () => {
    const along = playAlong();
    along.send({ type: 'run.start', calibration: CALIBRATION, report: 0.045 });
    expect(along.context.calibration).toBeNull();
    along.report({ type: 'run.ended', result: result([]) });
    along.send({ type: 'run.start', calibration: CALIBRATION, report: 0.035 });
    expect(along.context.calibration).toEqual(CALIBRATION);
    expect(along.log.filter((line) => line.startsWith('run counts'))).toEqual([
      'run counts 8 by itself',
      'run counts 8 0.030',
    ]);
  });

  test('bears with first taps that cannot be placed yet', () => {
    const along = playAlong();
    along.send({ type: 'calibration.start' });
    along.tap(null, { unknown: 'latency' });
    along.calibrate(() => 0.01);
    expect(along.value).toBe('calibrated');
  });

  test('counts one tap for each click, by its own input', () => {
    const along = playAlong();
    along.send({ type: 'calibration.start' });
    along.tap(FIRST - 2);
    along.calibrate(() => 0.01);
    expect(along.context.calibration?.taps).toBe(24);
    along.send({ type: 'calibration.start' });
    for (let index = 0; index < 40; index++) along.tap(FIRST + 0.01, { at: index * 333.3 });
    for (let index = 0; index < 40; index++) {
      along.tap(FIRST + index * CLICK_INTERVAL, { kind: 'touch', at: index * 666.7 });
    }
    expect(along.value).toBe('calibrating');
    along.clicks({ type: 'clicks.ended' });
    expect(along.context.refusal).toBe('few');
  });

  test('ends soon after the last tap, with the calibration of those that met a click', () => {
    const along = playAlong();
    along.send({ type: 'calibration.start' });
    // The seventh tap is so early that it belongs to the click before.
    along.calibrate((index) => (index === 6 ? -0.3 : 0.03));
    expect(along.value).toBe('calibrating');
    along.clock.increment(3000);
    expect(along.value).toBe('calibrating');
    along.clock.increment(1000);
    expect(along.value).toBe('calibrated');
    expect(along.context.calibration).toMatchObject({ offset: expect.closeTo(0.03), taps: 23 });
  });

  test('waits for the first tap, and starts to wait again with each', () => {
    const along = playAlong();
    along.send({ type: 'calibration.start' });
    along.clock.increment(9000);
    for (let index = 0; index < 27; index++) {
      along.tap(FIRST + index * CLICK_INTERVAL, { at: index * 645.3 });
      along.clock.increment(3000);
    }
    expect(along.value).toBe('calibrating');
  });

  type Along = ReturnType<typeof playAlong>;
  const cannotPlace = (unknown: 'latency' | 'busy') => (along: Along) => {
    for (let index = 0; index < 4; index++) along.tap(null, { unknown });
  };
  test.each<[string, (along: Along) => void]>([
    ['few', ({ calibrate }) => calibrate(() => 0.01, undefined, 23)],
    ['uneven', ({ calibrate }) => calibrate((i) => (i % 2 ? 0.06 : -0.06))],
    [
      'coarse',
      ({ calibrate }) =>
        calibrate(
          (i) => i * 0.001,
          (i) => Math.round(i * 6.67) * 100,
        ),
    ],
    ['latency', cannotPlace('latency')],
    ['busy', cannotPlace('busy')],
    ['silent', ({ clicks }) => clicks({ type: 'clicks.failed', refusal: 'silent' })],
    ['unloaded', ({ clicks }) => clicks({ type: 'clicks.failed', refusal: 'unloaded' })],
    ['few', ({ clicks }) => clicks({ type: 'clicks.ended' })],
  ])('is refused: %s', (refusal, act) => {
    const along = playAlong();
    along.send({ type: 'calibration.start' });
    act(along);
    along.clock.increment(4000);
    expect(along.value).toBe('declined');
    expect(along.context).toMatchObject({ refusal, summary: null });
    expect(along.log).toEqual(['clicks end']);
  });
});

describe('a run', () => {
  test('counts in, runs and is summed up', () => {
    const along = playAlong();
    along.send({ type: 'settings.change', change: { pattern: 'guira', bars: 4 } });
    along.send(START);
    along.report({ type: 'run.started' });
    expect(along.value).toEqual({ playing: 'running' });
    along.tap(30);
    along.tap(30, { kind: 'mouse' });
    along.report({ type: 'run.ended', result: result(hits(16)) });
    expect(along.value).toBe('summedUp');
    expect(along.context.summary).toMatchObject({ counts: { hits: 16, misses: 0 } });
    expect(along.log).toEqual(['run guira 4 0.030', 'tap', 'run over', '16 hits at 120']);
  });

  test('starts at once without a calibration, and is judged by itself', () => {
    const along = playAlong();
    along.send({ type: 'run.start', calibration: null, report: null });
    expect(along.value).toEqual({ playing: 'countingIn' });
    along.report({ type: 'run.started' });
    const own = { delay: 0.12 };
    along.report({ type: 'run.ended', result: { ...result(hits(64, 0.02)), own } });
    expect(along.value).toBe('summedUp');
    expect(along.context.summary).toMatchObject({ counts: { hits: 64 }, own, mean: null });
    // Runs without a calibration refine none.
    expect(along.log).toEqual(['run counts 8 by itself', 'run over', '64 hits at 120']);
    expect(along.context.recent).toEqual([]);
  });

  test('without a calibration is declined as one with it is: with coarse time stamps', () => {
    const along = playAlong();
    along.send({ type: 'run.start', calibration: null, report: null });
    along.report({ type: 'run.ended', result: { ...coarse(result(hits(16))), own: { delay: 0 } } });
    expect(along.context).toMatchObject({ refusal: 'coarse', summary: null });
  });

  test('can be cut short, and is nothing without a tap or a target', () => {
    const along = playAlong();
    along.send(START);
    along.send({ type: 'run.stop' });
    expect(along.log.at(-1)).toBe('finish');
    along.report({ type: 'run.ended', result: result([]) });
    expect(along.value).toBe('idle');
  });

  test.each<[string, RunReport]>([
    ['latency', { type: 'run.failed', refusal: 'latency' }],
    ['moved', { type: 'run.ended', result: result(hits(16), () => 0.18) }],
    ['moved', { type: 'run.ended', result: result(hits(16), (i) => (i < 8 ? 0.01 : 0.035)) }],
    ['coarse', { type: 'run.ended', result: coarse(result(hits(16))) }],
  ])('is declined and not scored: %s', (refusal, event) => {
    const along = playAlong();
    along.send(START);
    along.report({ type: 'run.started' });
    along.report(event);
    expect(along.value).toBe('declined');
    expect(along.context).toMatchObject({ refusal, summary: null });
    expect(along.log).not.toContain('16 hits at 120');
  });

  test('is declined when the tempo or the music is changed in it, but not before', () => {
    const along = playAlong();
    along.send(START);
    along.send({ type: 'music.changed' });
    expect(along.value).toEqual({ playing: 'countingIn' });
    along.report({ type: 'run.started' });
    along.send({ type: 'music.changed' });
    expect(along.value).toBe('declined');
    expect(along.context).toMatchObject({ refusal: 'changed', summary: null });
    expect(along.log.at(-1)).toBe('run over');
    along.send(START);
    expect(along.context.refusal).toBeNull();
    along.report({ type: 'run.started' });
    along.report({ type: 'run.ended', result: result(hits(16)) });
    along.send({ type: 'music.changed' });
    expect(along.value).toBe('summedUp');
  });

  test('another input is another calibration', () => {
    const along = playAlong();
    along.send(START);
    along.send({ type: 'settings.change', change: { kind: 'touch' } });
    expect(along.value).toBe('idle');
    expect(along.context.calibration).toBeNull();
  });
});

describe('taps in play refine the calibration', () => {
  const play = (along: ReturnType<typeof playAlong>, count: number) => {
    along.send({ ...START, calibration: along.context.calibration ?? CALIBRATION });
    along.report({ type: 'run.ended', result: result(hits(count, 0.02)) });
  };

  test('after 50 on the counts', () => {
    const along = playAlong();
    play(along, 32);
    expect(along.context.calibration).toEqual(CALIBRATION);
    play(along, 32);
    expect(along.context.calibration?.offset).toBeCloseTo(0.03 + (0.02 * 64) / 88);
    expect(along.log.at(-1)).toBe('key calibrated 0.045');
    expect(along.context.recent).toEqual([]);
  });

  test('not by other patterns', () => {
    const along = playAlong();
    along.send({ type: 'settings.change', change: { pattern: 'guira' } });
    play(along, 80);
    expect(along.context.calibration).toEqual(CALIBRATION);
  });
});
