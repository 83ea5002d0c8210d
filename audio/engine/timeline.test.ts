import { expect, test } from 'vitest';
import { stepSeconds, Timeline } from './timeline.ts';

test('a step lasts 60000/(bpm·2) ms on 8 steps and 60000/(bpm·4) ms on 16', () => {
  expect(stepSeconds(105, 8) * 1000).toBeCloseTo(60_000 / 210, 9);
  expect(stepSeconds(105, 16) * 1000).toBeCloseTo(60_000 / 420, 9);
});

test('steps and seconds map onto each other, before and after the start', () => {
  const timeline = new Timeline(0.25, 10);
  expect(timeline.timeOf(0)).toBe(10);
  expect(timeline.timeOf(-4)).toBe(9);
  expect(timeline.stepAt(10.5)).toBe(2);
  expect(timeline.stepAt(timeline.timeOf(13))).toBeCloseTo(13, 9);
});

test('a change of tempo keeps the step under the playhead and retimes only what follows', () => {
  const before = new Timeline(0.25, 10);
  const after = before.retimedFrom(10.6, 0.125);
  expect(after.stepAt(10.6)).toBeCloseTo(before.stepAt(10.6), 9);
  expect(after.timeOf(3)).toBeCloseTo(10.675, 9);
  expect(after.timeOf(4) - after.timeOf(3)).toBeCloseTo(0.125, 9);
});
