import { expect, test } from 'vitest';
import type { PracticeContext } from '#src/practice/playing/machine.ts';
import {
  DEFAULT_SETTINGS,
  type PracticeSettings,
  withChange,
} from '#src/practice/settings/settings.ts';
import { changeOf, messageOf, refusalOf } from './shortcut-effect.ts';
import type { SettingShortcut } from './shortcuts.ts';

const contextOf = (settings: PracticeSettings) =>
  ({ settings, rampedTempo: null }) as PracticeContext;

/** The announcement after a key has changed the settings. */
function said(shortcut: SettingShortcut, before: Partial<PracticeSettings>, playing = false) {
  const settings = { ...DEFAULT_SETTINGS, ...before };
  const change = changeOf(shortcut, contextOf(settings));
  return messageOf(shortcut, withChange(settings, change), playing);
}

const mute = { type: 'mute', player: 'guira' } as const;
const solo = { type: 'solo', player: 'guira' } as const;

test.each<[string, SettingShortcut, Partial<PracticeSettings>]>([
  ['121 counts a minute', { type: 'tempo', by: 1 }, { tempo: 120 }],
  ['Mambo', { type: 'rhythm', rhythm: 'mambo' }, {}],
  [
    'In the whole song the rhythm changes by itself',
    { type: 'rhythm', rhythm: 'mambo' },
    { length: 'form' },
  ],
  ['8 bars', { type: 'length', by: 1 }, { length: 4 }],
  ['1 bar', { type: 'length', by: -1 }, { length: 2 }],
  ['1 bar', { type: 'length', by: -1 }, { length: 1 }],
  ['Whole song', { type: 'length', by: 1 }, { length: 8 }],
  ['Güira muted', mute, {}],
  ['Güira not muted', mute, changeOf(mute, contextOf(DEFAULT_SETTINGS))],
  ['Güira solo', solo, {}],
  ['Güira not solo', solo, changeOf(solo, contextOf(DEFAULT_SETTINGS))],
])('%s', (message, shortcut, before) => {
  expect(said(shortcut, before)).toBe(message);
});

test('another rhythm of a playing band waits for the bar line', () => {
  expect(said({ type: 'rhythm', rhythm: 'majao' }, {}, true)).toBe('Majao from the next bar');
});

test('a cue that the band does not follow says why', () => {
  const loop = DEFAULT_SETTINGS;
  const song: PracticeSettings = { ...DEFAULT_SETTINGS, length: 'form' };
  expect(refusalOf('end', { bar: null, settings: song })).toContain('while the band plays');
  expect(refusalOf('end', { bar: 3, settings: loop })).toBe('A loop can only have a corte');
  expect(refusalOf('corte', { bar: 3, settings: loop })).toBe('');
  expect(refusalOf('mambo', { bar: 3, settings: song })).toBe('');
});
