import { describe, expect, test } from 'vitest';
import { tapAnswer } from './tap-answer.ts';

/** 120 beats a minute from second 10 on. */
const music = (position: number | null) => ({
  position,
  beatAt: (time: number) => (time - 10) * 2,
});
const tap = (heard: number | null, report: number | null = 0.03) =>
  ({ kind: 'touch', at: 0, heard, report }) as const;
const unknown = (reason: 'latency' | 'busy') => ({ ...tap(null), unknown: reason });
const calibration = { offset: 0.2, spread: 0.01, report: 0.03, taps: 24 };
const sound = { isAudible: true, calibration: null };

describe('a tap on the music', () => {
  test('answers the beat that was heard', () => {
    expect(tapAnswer(tap(12), music(4.3), sound)).toEqual({ kind: 'tap', beat: 4 });
  });

  test('is earlier by the delay that was calibrated, unless that is of other headphones', () => {
    const calibrated = { ...sound, calibration };
    expect(tapAnswer(tap(12.2), music(4.4), calibrated)).toMatchObject({
      beat: expect.closeTo(4),
    });
    expect(tapAnswer(tap(12.2, 0.15), music(4.4), calibrated)).toMatchObject({
      beat: expect.closeTo(4.4),
    });
  });

  test('answers nothing before the music, and is taken for its first beat just before it', () => {
    expect(tapAnswer(tap(9), music(null), sound)).toBeNull();
    expect(tapAnswer(tap(9.5), music(0), sound)).toBeNull();
    expect(tapAnswer(tap(9.9), music(0), sound)).toMatchObject({ beat: expect.closeTo(-0.2) });
  });

  test('is refused where nobody can say what was heard', () => {
    expect(tapAnswer(unknown('latency'), music(4), sound)).toEqual({ refusal: 'latency' });
    // On a busy machine the readings are too few, or too far apart.
    expect(tapAnswer(unknown('busy'), music(4), sound)).toEqual({ refusal: 'busy' });
    expect(tapAnswer(tap(12), music(4), { ...sound, isAudible: false })).toEqual({
      refusal: 'silent',
    });
  });

  test('is not refused while the device has only begun to tell when sound is heard', () => {
    expect(tapAnswer(unknown('busy'), music(0.5), sound)).toBeNull();
  });
});
