import { expect, test } from 'vitest';
import { pageOf } from './visible-rows.ts';

const loop = { bars: 8, columns: 2, current: 0, loops: true };
/** The rows of a chart of eight bars, by default in a loop: '0 1 | 2 3'. */
const rows = (options: Partial<typeof loop>) =>
  pageOf({ ...loop, ...options })
    .rows.map((row) => row.join(' '))
    .join(' | ');

test('bars that fit are all shown, whichever is heard', () => {
  expect(rows({ bars: 4, current: 3 })).toBe('0 1 | 2 3');
  expect(rows({ bars: 1 })).toBe('0');
  expect(rows({ bars: 2, columns: 1, current: 1 })).toBe('0 | 1');
});

test('otherwise the row that is heard comes first, and then the next one', () => {
  expect(rows({ current: 1 })).toBe('0 1 | 2 3');
  expect(rows({ current: 2 })).toBe('2 3 | 4 5');
  expect(rows({ columns: 1, current: 5 })).toBe('5 | 6');
});

test('after the last row of a loop comes the first, after that of a song nothing', () => {
  expect(rows({ current: 7 })).toBe('6 7 | 0 1');
  expect(rows({ bars: 9, current: 8, loops: false })).toBe('8');
});

test('paging turns two rows at a time, and the last page is full', () => {
  const song = (current: number) => pageOf({ bars: 9, columns: 2, current, loops: false });
  expect(song(0)).toMatchObject({ first: 1, last: 4, isStart: true, isEnd: false });
  const second = song(song(0).turned(1));
  expect(second).toMatchObject({ first: 5, last: 8 });
  const third = song(second.turned(1));
  expect(third).toMatchObject({ first: 7, last: 9, isEnd: true });
  expect(song(third.turned(1))).toMatchObject({ first: 7, last: 9 });
  expect(song(3).turned(-1)).toBe(0);
});

test('a loop that has stopped in its last row is shown from there', () => {
  const page = pageOf({ ...loop, current: 7 });
  expect(page).toMatchObject({ first: 7, last: 8, isStart: false, isEnd: true });
});
