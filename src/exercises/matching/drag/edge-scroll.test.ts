import { expect, test } from 'vitest';
import { edgeSpeed, within } from './edge-scroll.ts';

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

test('a drag scrolls down above the pinned cards, not over them, and up from the top edge', () => {
  const speed = (y: number, bottom: number) => edgeSpeed(y, { top: 0, bottom }, true);
  expect(speed(460, 500)).toBe(450);
  expect(speed(500, 500)).toBe(0);
  expect(speed(600, 500)).toBe(0);
  // The board is above the window, and the cards are at its top.
  expect(speed(40, 20)).toBe(-450);
});

test('a drag never scrolls past the ends of its exercise', () => {
  const view = { top: 0, bottom: 800 };
  const scroll = (by: number, top: number, bottom: number) => within({ top, bottom }, by, view);
  expect(scroll(15, -100, 900)).toBe(15);
  expect(scroll(-15, -100, 900)).toBe(-15);
  expect(scroll(15, -100, 807)).toBe(7);
  expect(scroll(-15, -7, 900)).toBe(-7);
  expect(scroll(15, -100, 400)).toBe(0);
  expect(scroll(-15, 300, 900)).toBe(0);
});
