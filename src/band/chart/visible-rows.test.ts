import { expect, test } from 'vitest';
import { visibleRows } from './visible-rows.ts';

const loop = { bars: 8, columns: 2, current: 0, loops: true };

test('bars that fit are all shown, whichever is heard', () => {
  expect(visibleRows({ ...loop, bars: 4, current: 3 })).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(visibleRows({ ...loop, bars: 1 })).toEqual([[0]]);
  expect(visibleRows({ ...loop, bars: 2, columns: 1, current: 1 })).toEqual([[0], [1]]);
});

test('otherwise the row that is heard comes first, and then the next one', () => {
  expect(visibleRows({ ...loop, current: 1 })).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(visibleRows({ ...loop, current: 2 })).toEqual([
    [2, 3],
    [4, 5],
  ]);
  expect(visibleRows({ ...loop, columns: 1, current: 5 })).toEqual([[5], [6]]);
});

test('after the last row of a loop comes the first, after that of a song nothing', () => {
  expect(visibleRows({ ...loop, current: 7 })).toEqual([
    [6, 7],
    [0, 1],
  ]);
  expect(visibleRows({ ...loop, bars: 9, current: 8, loops: false })).toEqual([[8]]);
});
