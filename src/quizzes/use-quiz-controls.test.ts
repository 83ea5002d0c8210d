import { expect, test } from 'vitest';
import { commandOf } from '#src/page/input/keys.ts';
import { PLAIN_KEY } from '#tests/support/plain-key.ts';
import { OPTION_KEYS } from './use-quiz-controls.ts';

test.each([
  ['a', 0],
  ['A', 0],
  ['e', 4],
  ['f', null],
  ['F', null],
  ['z', 25],
  ['1', 0],
  ['9', 8],
  ['0', null],
  ['10', null],
  ['Enter', null],
  ['ab', null],
  [' ', null],
  ['ñ', null],
])('key %j chooses option %j', (key, index) => {
  expect(commandOf(OPTION_KEYS, { ...PLAIN_KEY, key })?.index ?? null).toBe(index);
});
