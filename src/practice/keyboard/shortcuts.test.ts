import { expect, test } from 'vitest';
import { commandOf } from '#src/page/input/keys.ts';
import { PLAIN_KEY } from '#tests/support/plain-key.ts';
import { SHORTCUT_KEYS, type Shortcut } from './shortcuts.ts';

const press = (key: string, change: Partial<typeof PLAIN_KEY> = {}) =>
  commandOf(SHORTCUT_KEYS, { ...PLAIN_KEY, key, ...change });

test.each<[string, Shortcut | null]>([
  [' ', { type: 'play' }],
  ['ArrowDown', { type: 'tempo', by: -1 }],
  ['t', { type: 'tap' }],
  ['d', { type: 'rhythm', rhythm: 'derecho' }],
  ['M', { type: 'rhythm', rhythm: 'majao' }],
  ['x', { type: 'rhythm', rhythm: 'mambo' }],
  ['[', { type: 'length', by: -1 }],
  [']', { type: 'length', by: 1 }],
  ['1', { type: 'mute', player: 'requinto' }],
  ['5', { type: 'mute', player: 'bongos' }],
  ['b', { type: 'cue', cue: 'mambo' }],
  ['C', { type: 'cue', cue: 'corte' }],
  ['e', { type: 'cue', cue: 'end' }],
  ['?', { type: 'help' }],
  ['6', null],
  ['q', null],
])('%s', (key, shortcut) => {
  expect(press(key)).toEqual(shortcut);
});

test('Shift with a digit is solo, on every layout', () => {
  const solo = { type: 'solo', player: 'requinto' };
  expect(press('!', { code: 'Digit1', shiftKey: true })).toEqual(solo);
  expect(press('1', { code: 'Digit1', shiftKey: true })).toEqual(solo);
  expect(press('&', { code: 'Digit1' })).toEqual({ type: 'mute', player: 'requinto' });
  expect(press('4', { code: 'Numpad4' })).toEqual({ type: 'mute', player: 'guira' });
});

test('Shift with an arrow takes larger steps', () => {
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ type: 'tempo', by: 5 });
});
