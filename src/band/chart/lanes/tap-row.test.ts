import { expect, test } from 'vitest';
import { drawnMark } from './tap-row.ts';

test('a hit is drawn early or late of its target, half a cell for 100 ms, with its milliseconds', () => {
  expect(drawnMark({ kind: 'hit', beat: 9, late: -0.02 })).toEqual({
    shape: 'early',
    text: '−20',
    cell: 3.9,
    target: 4,
  });
  expect(drawnMark({ kind: 'hit', beat: 3.5, late: 0.1 })).toEqual({
    shape: 'late',
    text: '+100',
    cell: 14.5,
    target: 14,
  });
});

test('within 10 ms a hit is exact', () => {
  expect(drawnMark({ kind: 'hit', beat: 0, late: 0.0104 })).toMatchObject({ shape: 'exact' });
  expect(drawnMark({ kind: 'hit', beat: 0, late: -0.0106 })).toMatchObject({ shape: 'early' });
  expect(drawnMark({ kind: 'hit', beat: 0, late: 0 }).text).toBe('0');
});

test('a miss is drawn on its target, an extra tap where it was', () => {
  expect(drawnMark({ kind: 'miss', beat: 5 })).toMatchObject({ shape: 'miss', cell: 4 });
  expect(drawnMark({ kind: 'extra', beat: 5.1 }).cell).toBeCloseTo(4.4);
});
