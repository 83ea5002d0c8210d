import { expect, test } from 'vitest';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

const press = (key: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}) =>
  shortcutOf({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });

test.each<[string, Shortcut | null]>([
  [' ', { type: 'play' }],
  ['ArrowUp', { type: 'tempo', by: 1 }],
  ['ArrowDown', { type: 'tempo', by: -1 }],
  ['t', { type: 'tap' }],
  ['T', { type: 'tap' }],
  ['d', { type: 'rhythm', rhythm: 'derecho' }],
  ['M', { type: 'rhythm', rhythm: 'majao' }],
  ['x', { type: 'rhythm', rhythm: 'mambo' }],
  ['[', { type: 'length', by: -1 }],
  [']', { type: 'length', by: 1 }],
  ['1', { type: 'mute', player: 'requinto' }],
  ['5', { type: 'mute', player: 'bongos' }],
  ['?', { type: 'help' }],
  ['6', null],
  ['0', null],
  ['q', null],
  ['Enter', null],
  ['Tab', null],
])('%s', (key, shortcut) => {
  expect(press(key)).toEqual(shortcut);
});

test('Shift with a digit is solo, on every layout', () => {
  expect(press('!', { code: 'Digit1', shiftKey: true })).toEqual({
    type: 'solo',
    player: 'requinto',
  });
  expect(press('&', { code: 'Digit1' })).toEqual({ type: 'mute', player: 'requinto' });
  expect(press('4', { code: 'Numpad4' })).toEqual({ type: 'mute', player: 'guira' });
});

test('Shift with an arrow takes larger steps', () => {
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ type: 'tempo', by: 5 });
});

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('%s leaves a key to the browser', (name) => {
  expect(press('d', { [name]: true })).toBeNull();
  expect(press('1', { code: 'Digit1', [name]: true })).toBeNull();
});
