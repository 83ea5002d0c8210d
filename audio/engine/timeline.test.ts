import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Timeline } from './timeline.ts';

test('maps steps to seconds and back, before and after its origin', () => {
  const timeline = new Timeline(0.25, 10);
  expect(timeline.timeOf(0)).toBe(10);
  expect(timeline.timeOf(-4)).toBe(9);
  expect(timeline.timeOf(2.5)).toBe(10.625);
  expect(timeline.positionAt(10.5)).toBe(2);
  expect(timeline.positionAt(9)).toBe(-4);
  expect(new Timeline(0.5, 10, 3).timeOf(4)).toBe(10.5);
  expect(new Timeline(0.5, 10, 3).positionAt(9)).toBe(1);
});

test('a tempo change keeps the past and the position, and retimes what follows', () => {
  const before = new Timeline(0.25, 10);
  const after = before.retimedFrom(10.625, 0.125);
  // Two and a half steps at the old tempo, then the new one.
  expect([0, 1, 2, 2.5].map((step) => after.timeOf(step))).toEqual([10, 10.25, 10.5, 10.625]);
  expect([3, 4].map((step) => after.timeOf(step))).toEqual([10.6875, 10.8125]);
  expect([9.75, 10.25, 10.625].map((time) => after.positionAt(time))).toEqual([-1, 1, 2.5]);
  expect(after.positionAt(10.75)).toBe(3.5);
  expect(before.timeOf(4)).toBe(11);
});

test('timeOf and positionAt are inverse and increasing after any tempo changes', () => {
  const change = fc.record({
    after: fc.integer({ min: 1, max: 900 }),
    stepMilliseconds: fc.integer({ min: 60, max: 1500 }),
  });
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 8 }),
      fc.integer({ min: -20, max: 80 }),
      (changes, step) => {
        let timeline = new Timeline(0.25, 10);
        let time = 10;
        for (const { after, stepMilliseconds } of changes) {
          time += after / 1000;
          timeline = timeline.retimedFrom(time, stepMilliseconds / 1000);
        }
        expect(timeline.positionAt(timeline.timeOf(step))).toBeCloseTo(step, 7);
        expect(timeline.timeOf(step + 0.5)).toBeGreaterThan(timeline.timeOf(step));
      },
    ),
  );
});
