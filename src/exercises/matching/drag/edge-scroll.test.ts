import { expect, test } from 'vitest';
import { edgeSpeed } from './edge-scroll.ts';

test('a drag scrolls only near the edges, and faster the closer it is', () => {
  const speed = (y: number) => edgeSpeed(y, 800);
  expect([80, 400, 720].map(speed)).toEqual([0, 0, 0]);
  expect(speed(40)).toBe(-450);
  expect(speed(760)).toBe(450);
  expect(speed(0)).toBe(-900);
  expect(speed(800)).toBe(900);
  expect(speed(-50)).toBe(-900);
  expect(speed(850)).toBe(900);
});
