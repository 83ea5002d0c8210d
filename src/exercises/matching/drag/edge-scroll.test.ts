import { expect, test } from 'vitest';
import { edgeSpeed, withinExercise } from './edge-scroll.ts';

test('a drag scrolls only near the edges, and faster the closer it is', () => {
  const speed = (y: number) => edgeSpeed(y, { top: 0, bottom: 800 });
  expect([80, 400, 720].map(speed)).toEqual([0, 0, 0]);
  expect(speed(40)).toBe(-450);
  expect(speed(760)).toBe(450);
  expect(speed(0)).toBe(-900);
  expect(speed(800)).toBe(900);
  expect(speed(-50)).toBe(-900);
  expect(speed(850)).toBe(900);
});

test('a drag scrolls above the pinned cards, not over them', () => {
  const speed = (y: number) => edgeSpeed(y, { top: 0, bottom: 500 }, true);
  expect(speed(460)).toBe(450);
  expect([500, 600].map(speed)).toEqual([0, 0]);
});

test('a drag never scrolls past the ends of its exercise', () => {
  const view = { top: 0, bottom: 800 };
  const scroll = (by: number, top: number, bottom: number) =>
    withinExercise(by, { top, bottom }, view);
  expect(scroll(15, -100, 900)).toBe(15);
  expect(scroll(-15, -100, 900)).toBe(-15);
  expect(scroll(15, -100, 795)).toBe(7);
  expect(scroll(-15, 5, 900)).toBe(-7);
  expect(scroll(15, -100, 400)).toBe(0);
  expect(scroll(-15, 300, 900)).toBe(0);
});
