import { expect, test } from 'vitest';
import { commandOf } from '#src/page/input/keys.ts';
import { PLAIN_KEY } from '#tests/support/plain-key.ts';
import { OPTION_KEYS } from './use-quiz-controls.ts';

test('letters but F and digits choose an option, other keys none', () => {
  const chosen = (keys: string[]) =>
    keys.map((key) => commandOf(OPTION_KEYS, { ...PLAIN_KEY, key })?.index ?? null);
  expect(chosen(['a', 'A', 'e', 'z', '1', '9'])).toEqual([0, 0, 4, 25, 0, 8]);
  const others = ['f', 'F', '0', '10', 'Enter', 'ab', ' ', 'ñ'];
  expect(chosen(others)).toEqual(others.map(() => null));
});
