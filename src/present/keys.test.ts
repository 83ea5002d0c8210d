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
  [{ type: 'rhythm', rhythm: 'derecho' }, ['d', 'D']],
  [{ type: 'rhythm', rhythm: 'majao' }, ['m', 'M']],
  [{ type: 'rhythm', rhythm: 'mambo' }, ['x', 'X']],
  [{ type: 'tempo', direction: 1 }, ['+', '=']],
  [{ type: 'tempo', direction: -1 }, ['-', '−']],
  [{ type: 'clap' }, ['c', 'C']],
  [{ type: 'code' }, ['q', 'Q']],
  [{ type: 'compare' }, ['v', 'V']],
])('%j is the command of %j', (command, keys) => {
  for (const key of keys) expect(press(key)).toEqual(command);
});

test('digits are digits, also where they need Shift', () => {
  for (let digit = 0; digit <= 9; digit++) {
    expect(press(`${digit}`)).toEqual({ type: 'digit', digit });
    expect(press(`${digit}`, { shiftKey: true })).toEqual({ type: 'digit', digit });
  }
});
