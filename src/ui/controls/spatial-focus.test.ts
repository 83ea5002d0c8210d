import { describe, expect, test } from 'vitest';
import { nearestInDirection } from './spatial-focus.ts';

describe('boxes that are not in rows', () => {
  const box = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });
  const from = box(100, 100);

  test.each([
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowDown', 3],
    ['ArrowUp', null],
    ['Home', null],
  ])('%s moves to the nearest box in its direction: %s', (key, index) => {
    const boxes = [box(20, 100), box(150, 100), box(140, 130), box(100, 180)];
    expect(nearestInDirection(key, from, boxes)).toBe(index);
  });

  test('a box straight ahead is preferred to a closer one to the side', () => {
    expect(nearestInDirection('ArrowRight', from, [box(130, 130), box(170, 100)])).toBe(1);
  });

  test('the first of two equally near boxes is chosen', () => {
    expect(nearestInDirection('ArrowRight', from, [box(150, 90), box(150, 110)])).toBe(0);
  });
});
