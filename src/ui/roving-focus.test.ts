import { expect, test } from 'vitest';
import { placeOfKey } from './roving-focus.ts';

test.each([
  ['ArrowDown', 2, 0],
  ['ArrowRight', 0, 1],
  ['ArrowUp', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, null],
])('%s leads from %i to %s', (key, from, to) => {
  expect(placeOfKey(key, from, 3)).toBe(to);
});
