import { describe, expect, test } from 'vitest';
import type { StepClock } from '#audio/music/rhythms.ts';
import { type Stroke, strokes } from '#audio/music/stroke.ts';
import { guiraHit } from './guira-hand.ts';

const hand = (rhythm: readonly Stroke[], clock: StepClock) =>
  rhythm.map((stroke, cell) => guiraHit(stroke, cell, clock)?.stroke ?? null);

describe("the güira player's hand", () => {
  test('moves down on the counts and up between them in eighths', () => {
    expect(hand(strokes('xxxx xxxx'), 'eighths')).toEqual([
      ...['down', 'up', 'down', 'up'],
      ...['down', 'up', 'down', 'up'],
    ]);
  });

  test('plays one long stroke down and then short ones in each beat of sixteenths', () => {
    expect(hand(strokes('xxxx xxxx'), 'sixteenths')).toEqual([
      ...['down', 'up', 'tap', 'up'],
      ...['down', 'up', 'tap', 'up'],
    ]);
  });

  test('keeps moving through rests', () => {
    expect(hand(strokes('x.xx .x.x'), 'sixteenths')).toEqual([
      ...['down', null, 'tap', 'up'],
      ...[null, 'up', null, 'up'],
    ]);
  });

  test('plays every accent down and at full strength', () => {
    for (const clock of ['eighths', 'sixteenths'] as const) {
      for (const cell of [0, 1, 2, 3, 7]) {
        expect(guiraHit(2, cell, clock)).toEqual({ stroke: 'down', velocity: 1 });
      }
    }
  });

  test('plays regular strokes at about half the strength of an accent', () => {
    for (const cell of [0, 1, 2, 3]) {
      expect(guiraHit(1, cell, 'sixteenths')?.velocity).toBe(0.55);
    }
  });

  test('returns the same object for equal hits, so that callers can compare by identity', () => {
    expect(guiraHit(1, 0, 'eighths')).toBe(guiraHit(1, 4, 'sixteenths'));
    expect(guiraHit(2, 1, 'eighths')).toBe(guiraHit(2, 6, 'sixteenths'));
  });
});
