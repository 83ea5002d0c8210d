import { describe, expect, test } from 'vitest';
import { eventOfTap } from './taps.ts';

/** 120 beats a minute from second 10 on. */
const music = (position: number | null) => ({
  position,
  positionAt: (time: number) => (time - 10) * 2,
});
const tap = (heard: number | null, report: number | null = 0.03) =>
  ({ kind: 'touch', at: 0, heard, report }) as const;
const unknown = (reason: 'latency' | 'busy') => ({ ...tap(null), unknown: reason });
const calibration = { offset: 0.2, spread: 0.01, report: 0.03, taps: 24 };
const sound = { isAudible: true, calibration: null };
const answering = (beat: unknown) => ({ type: 'answer.give', answer: { kind: 'tap', beat } });
const refused = (refusal: string) => ({ type: 'answer.refuse', refusal });

describe('a tap on the music', () => {
  test('answers the beat that was heard', () => {
    expect(eventOfTap(tap(12), music(4.3), sound)).toEqual(answering(4));
  });

  test('is earlier by the delay that was calibrated, unless that is of other headphones', () => {
    const calibrated = { ...sound, calibration };
    expect(eventOfTap(tap(12.2), music(4.4), calibrated)).toEqual(answering(expect.closeTo(4)));
    expect(eventOfTap(tap(12.2, 0.15), music(4.4), calibrated)).toEqual(
      answering(expect.closeTo(4.4)),
    );
  });

  test('answers nothing before the music, and is taken for its first beat just before it', () => {
    expect(eventOfTap(tap(9), music(null), sound)).toBeNull();
    expect(eventOfTap(tap(9.5), music(0), sound)).toBeNull();
    expect(eventOfTap(tap(9.9), music(0), sound)).toEqual(answering(expect.closeTo(-0.2)));
  });

  test('is refused where nobody can say what was heard', () => {
    expect(eventOfTap(unknown('latency'), music(4), sound)).toEqual(refused('latency'));
    // On a busy machine there are too few readings, or they are too far apart.
    expect(eventOfTap(unknown('busy'), music(4), sound)).toEqual(refused('busy'));
    expect(eventOfTap(tap(12), music(4), { ...sound, isAudible: false })).toEqual(
      refused('silent'),
    );
  });

  test('is not refused while the device has only begun to tell when sound is heard', () => {
    expect(eventOfTap(unknown('busy'), music(0.5), sound)).toBeNull();
  });
});
