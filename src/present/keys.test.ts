import { describe, expect, test } from 'vitest';
import { type Command, commandOf, type KeyOwner } from './keys.ts';

const PLAIN = { repeat: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, change: Partial<typeof PLAIN> = {}, owner: KeyOwner = null) =>
  commandOf({ key, ...PLAIN, ...change }, owner);

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

test.each([...'aefghijklnoprstuwyzñ?!,', 'F5', 'Tab', 'Home', 'End', 'Dead', 'toString'])(
  '%j does nothing',
  (key) => {
    expect(press(key)).toBeNull();
  },
);

describe('a modifier leaves the key to the browser', () => {
  test.each(['ctrlKey', 'metaKey', 'altKey'])('%s', (modifier) => {
    for (const key of ['b', ' ', 'PageDown', 'ArrowLeft', '+', '5', 'Escape']) {
      expect(press(key, { [modifier]: true })).toBeNull();
    }
  });

  test('Shift, unless it makes the character', () => {
    for (const key of ['B', 'Enter', ' ', 'PageDown', 'ArrowUp']) {
      expect(press(key, { shiftKey: true })).toBeNull();
    }
    expect(press('+', { shiftKey: true })).toEqual({ type: 'tempo', direction: 1 });
    expect(press('.', { shiftKey: true })).toEqual({ type: 'black' });
  });
});

test('a key that is held down acts once', () => {
  for (const key of ['PageDown', 'ArrowLeft', 'b', '3', '+']) {
    expect(press(key, { repeat: true })).toBeNull();
  }
});

test('a button that was reached by keyboard keeps Enter and Space only', () => {
  expect(press('Enter', {}, 'button')).toBeNull();
  expect(press(' ', {}, 'button')).toBeNull();
  expect(press('ArrowRight', {}, 'button')).toEqual({ type: 'next' });
  expect(press('b', {}, 'button')).toEqual({ type: 'black' });
});

test('a slider keeps its arrows, but not the keys of a clicker', () => {
  expect(press('ArrowUp', {}, 'slider')).toBeNull();
  expect(press('PageDown', {}, 'slider')).toEqual({ type: 'next' });
});

test('a text field keeps what is typed', () => {
  for (const key of ['b', '.', ' ', '3', 'Enter', 'ArrowLeft']) {
    expect(press(key, {}, 'text')).toBeNull();
  }
  expect(press('PageDown', {}, 'text')).toEqual({ type: 'next' });
  expect(press('Escape', {}, 'text')).toEqual({ type: 'leave' });
});
