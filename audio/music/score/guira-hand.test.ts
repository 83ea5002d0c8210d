import { expect, test } from 'vitest';
import type { StepClock } from '#audio/music/rhythms.ts';
import { strokes } from '#audio/music/stroke.ts';
import { guiraHit } from './guira-hand.ts';

/** The strokes of a rhythm by their initials. */
const hand = (rhythm: string, clock: StepClock) =>
  strokes(rhythm)
    .map((stroke, cell) => guiraHit(stroke, cell, clock)?.stroke.charAt(0) ?? '.')
    .join('');

test('the hand moves down on the counts and up between them, or plays short strokes after a long one', () => {
  expect(hand('xxxx xxxx', 'eighths')).toBe('dudududu');
  expect(hand('xxxx xxxx', 'sixteenths')).toBe('dutudutu');
  // The hand keeps moving during rests.
  expect(hand('x.xx .x.x', 'sixteenths')).toBe('d.tu.u.u');
});

test('accents are down at full strength, regular strokes about half as strong', () => {
  for (const clock of ['eighths', 'sixteenths'] as const) {
    for (const cell of [0, 1, 2, 3, 7]) {
      expect(guiraHit(2, cell, clock)).toEqual({ stroke: 'down', velocity: 1 });
      expect(guiraHit(1, cell, clock)?.velocity).toBe(0.55);
    }
  }
});
