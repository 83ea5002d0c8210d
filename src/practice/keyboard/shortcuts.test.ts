import { expect, test } from 'vitest';
import { commandOf } from '#src/page/input/keys.ts';
import { PLAIN_KEY } from '#tests/support/plain-key.ts';
import { SHORTCUT_KEYS, type Shortcut } from './shortcuts.ts';

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
  expect(commandOf(SHORTCUT_KEYS, { ...PLAIN_KEY, key })).toEqual(shortcut);
});
