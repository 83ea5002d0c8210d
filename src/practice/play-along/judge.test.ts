import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEMPO } from '#audio/music/tempo.ts';
import { type Beats, TapJudge, tapWindow } from './judge.ts';

/** A constant tempo; beat 0 is at 10 s. */
function steady(bpm: number): Beats {
  return {
    timeOf: (beat) => 10 + (beat * 60) / bpm,
    positionAt: (time) => ((time - 10) * bpm) / 60,
  };
}
const COUNTS = [0, 1, 2, 3];
/** A judge of a bar of counts at 120 counts a minute. @param offset seconds */
function judgeOfCounts(offset = 0): TapJudge {
  const judge = new TapJudge(steady(120), offset);
  judge.expect(0, COUNTS);
  return judge;
}
const SIXTEENTHS = Array.from({ length: 16 }, (_, cell) => cell / 4);

describe('the window', () => {
  test('is 100 ms at most, and 42 ms for sixteenths at 160 counts a minute', () => {
    expect(tapWindow(0.5)).toBe(0.1);
    expect(tapWindow(60 / 160 / 4)).toBeCloseTo(0.0422, 4);
  });

  test('follows the smallest gap of the bar', () => {
    const judge = new TapJudge(steady(160), 0);
    // A caballo: a gap of an eighth, then two of a sixteenth.
    judge.expect(0, [0, 0.5, 0.75]);
    expect(judge.tap(10 + 0.05)?.kind).toBe('extra');
    expect(judge.tap(10 + 0.04)?.kind).toBe('hit');
  });
});

describe('a tap', () => {
  test('in the count-in is not judged', () => {
    const judge = new TapJudge(steady(120), 0);
    expect(judge.tap(8)).toBeNull();
    judge.expect(0, COUNTS);
    expect(judge.tap(9.5)).toBeNull();
    expect(judge.tap(9.89)).toBeNull();
  });

  test('after the end is not judged', () => {
    expect(judgeOfCounts().tap(12)).toBeNull();
  });

  test('between targets is extra, at the place where it was', () => {
    expect(judgeOfCounts(0.1).tap(10.35)).toEqual({ kind: 'extra', beat: expect.closeTo(0.5) });
  });

  test('follows a change of tempo', () => {
    const half: Beats = {
      timeOf: (beat) => (beat < 4 ? beat / 2 : 2 + (beat - 4)),
      positionAt: (time) => (time < 2 ? time * 2 : 4 + (time - 2)),
    };
    const judge = new TapJudge(half, 0);
    judge.expect(0, COUNTS);
    judge.expect(1, COUNTS);
    expect(judge.tap(1.5)).toMatchObject({ beat: 3, late: 0 });
    expect(judge.tap(3.01)).toEqual({ kind: 'hit', beat: 5, late: expect.closeTo(0.01) });
  });
});

describe('a target', () => {
  test('without a tap is missed once, when its window is over', () => {
    const judge = judgeOfCounts(0.05);
    judge.tap(10.05);
    expect(judge.missed(10.64)).toEqual([]);
    expect(judge.missed(10.66)).toEqual([{ kind: 'miss', beat: 1 }]);
    expect(judge.isSettled).toBe(false);
    expect(judge.missed(13)).toEqual([
      { kind: 'miss', beat: 2 },
      { kind: 'miss', beat: 3 },
    ]);
    expect(judge.isSettled).toBe(true);
    expect(judge.missed(14)).toEqual([]);
  });

  test('called missed is hit by a tap that was held back, and a second one is extra', () => {
    const judge = judgeOfCounts();
    judge.missed(12);
    expect(judge.tap(10.01)).toMatchObject({ kind: 'hit', beat: 0 });
    expect(judge.tap(10.02)?.kind).toBe('extra');
  });

  test('of a bar that changes before it is heard is replaced', () => {
    const judge = judgeOfCounts();
    judge.expect(1, COUNTS);
    judge.tap(11.97);
    judge.expect(1, [0, 3]);
    expect(judge.tap(12.5)?.kind).toBe('extra');
    expect(judge.tap(13.5)).toMatchObject({ kind: 'hit', beat: 7 });
    expect(judge.missed(99).map(({ beat }) => beat)).toEqual([0, 1, 2, 3]);
  });
});

test('taps off by less than the window hit each target once, with their deviations', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: TEMPO.slowest, max: TEMPO.fastest }),
      fc.array(fc.double({ min: -0.99, max: 0.99, noNaN: true }), { minLength: 32, maxLength: 32 }),
      fc.double({ min: -0.05, max: 0.3, noNaN: true }),
      (bpm, shares, offset) => {
        const beats = steady(bpm);
        const judge = new TapJudge(beats, offset);
        judge.expect(0, SIXTEENTHS);
        judge.expect(1, SIXTEENTHS);
        const window = tapWindow(60 / bpm / 4);
        shares.forEach((share, index) => {
          const mark = judge.tap(beats.timeOf(index / 4) + share * window + offset);
          expect(mark).toEqual({
            kind: 'hit',
            beat: index / 4,
            late: expect.closeTo(share * window, 9),
          });
        });
        expect(judge.missed(1000)).toEqual([]);
      },
    ),
  );
});
