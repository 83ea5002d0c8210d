import { expect, test } from 'vitest';
import { commandOf } from '#src/page/input/keys.ts';
import { PLAIN_KEY } from '#tests/support/plain-key.ts';
import { type Command, STAGE_KEYS } from './keys.ts';

const press = (key: string, change: Partial<typeof PLAIN_KEY> = {}) =>
  commandOf(STAGE_KEYS, { ...PLAIN_KEY, key, ...change });

test.each<[Command, readonly string[]]>([
  [{ type: 'next' }, ['PageDown', 'ArrowRight', 'ArrowDown', 'Enter']],
  [{ type: 'back' }, ['PageUp', 'ArrowLeft', 'ArrowUp']],
  [{ type: 'toggle' }, [' ']],
  [{ type: 'black' }, ['.', 'b', 'B']],
  [{ type: 'leave' }, ['Escape']],
  [{ type: 'press', key: 'D' }, ['d', 'D']],
  [{ type: 'press', key: 'M' }, ['m', 'M']],
  [{ type: 'press', key: 'X' }, ['x', 'X']],
  [{ type: 'press', key: '+' }, ['+', '=']],
  [{ type: 'press', key: '−' }, ['-', '−']],
  [{ type: 'press', key: 'C' }, ['c', 'C']],
  [{ type: 'code' }, ['q', 'Q']],
  [{ type: 'press', key: 'V' }, ['v', 'V']],
])('%j is the command of %j', (command, keys) => {
  for (const key of keys) expect(press(key)).toEqual(command);
});

test('digits are digits, also where they need Shift', () => {
  for (const key of '0123456789') {
    expect(press(key)).toEqual({ type: 'press', key });
    expect(press(key, { shiftKey: true })).toEqual({ type: 'press', key });
  }
});
