import { expect, test } from 'vitest';
import { PLAIN_KEY } from '#tests/support/plain-key.ts';
import { commandOf, isKept } from './keys.ts';

const KEYS = { b: 'black', '-': 'slower', '3': 'third', 'Shift+3': 'alone', Escape: 'leave' };
const press = (key: string, change: Partial<typeof PLAIN_KEY> = {}) =>
  commandOf(KEYS, { ...PLAIN_KEY, key, ...change });

test('a letter is the same with Caps Lock, and another one with Shift', () => {
  expect([press('b'), press('B'), press('B', { shiftKey: true })]).toEqual([
    'black',
    'black',
    null,
  ]);
});

test('a character is the same wherever it is on the keyboard', () => {
  expect(press('-', { code: 'Digit6' })).toBe('slower');
  expect(press('-', { code: 'Slash', shiftKey: true })).toBe('slower');
});

test('a digit is known by its place as well', () => {
  expect(press('3')).toBe('third');
  expect(press('"', { code: 'Digit3' })).toBe('third');
  expect(press('#', { code: 'Digit3', shiftKey: true })).toBe('alone');
  expect(press('3', { code: 'Digit3', shiftKey: true })).toBe('alone');
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('%s leaves a key to the browser', (modifier) => {
  for (const key of Object.keys(KEYS)) expect(press(key, { [modifier]: true })).toBeNull();
});

test.each(['x', 'Dead', 'toString', 'Shift'])('%s does nothing', (key) => {
  expect(press(key)).toBeNull();
});

test('a text field reserves typed keys, but not the keys of a clicker', () => {
  for (const key of ['b', '.', ' ', '3', 'Enter', 'ArrowLeft'])
    expect(isKept('text', key)).toBe(true);
  for (const key of ['PageDown', 'PageUp', 'Escape']) expect(isKept('text', key)).toBe(false);
});

test('a slider keeps its arrows, a button Enter and Space', () => {
  const kept = ['ArrowUp', 'Enter', ' ', 'PageDown', 'b'];
  expect(kept.filter((key) => isKept('slider', key))).toEqual(['ArrowUp']);
  expect(kept.filter((key) => isKept('button', key))).toEqual(['Enter', ' ']);
  expect(kept.filter((key) => isKept(null, key))).toEqual([]);
});
