import { expect, test } from 'vitest';
import { PLAIN_KEY } from '#tests/support/plain-key.ts';
import { isPresentKey } from './present-key.ts';

const F = { ...PLAIN_KEY, key: 'f', repeat: false, defaultPrevented: false };

test('F presents, also with Caps Lock', () => {
  expect(isPresentKey(F)).toBe(true);
  expect(isPresentKey({ ...F, key: 'F' })).toBe(true);
});

test.each([
  { ctrlKey: true },
  { repeat: true },
  { key: 'g' },
  // A key of the tap pad or of a search field.
  { defaultPrevented: true },
])('a key with %j does not', (change) => {
  expect(isPresentKey({ ...F, ...change })).toBe(false);
});
