import { expect, test } from 'vitest';
import { withChannel } from '#src/band/mixer.ts';
import { DEFAULT_SETTINGS, type PracticeSettings } from '#src/practice/settings/settings.ts';
import { messageOf, refusalOf } from './shortcut-effect.ts';
import type { SettingShortcut } from './shortcuts.ts';

const { mixer } = DEFAULT_SETTINGS;

test.each<[string, SettingShortcut, Partial<PracticeSettings>]>([
  ['121 counts a minute', { type: 'tempo', by: 1 }, { tempo: 121 }],
  ['Mambo', { type: 'rhythm', rhythm: 'mambo' }, { rhythm: 'mambo' }],
  [
    'In the whole song the rhythm changes by itself',
    { type: 'rhythm', rhythm: 'mambo' },
    { length: 'form' },
  ],
  ['8 bars', { type: 'length', by: 1 }, { length: 8 }],
  ['1 bar', { type: 'length', by: -1 }, { length: 1 }],
  ['Whole song', { type: 'length', by: 1 }, { length: 'form' }],
  [
    'Güira muted',
    { type: 'mute', player: 'guira' },
    { mixer: withChannel(mixer, 'guira', { mute: true }) },
  ],
  ['Güira not muted', { type: 'mute', player: 'guira' }, {}],
  [
    'Güira solo',
    { type: 'solo', player: 'guira' },
    { mixer: withChannel(mixer, 'guira', { solo: true }) },
  ],
  ['Güira not solo', { type: 'solo', player: 'guira' }, {}],
])('%s', (message, shortcut, settings) => {
  expect(messageOf(shortcut, { ...DEFAULT_SETTINGS, ...settings }, false)).toBe(message);
});

test('another rhythm of a playing band waits for the bar line', () => {
  const shortcut = { type: 'rhythm', rhythm: 'majao' } as const;
  const settings = { ...DEFAULT_SETTINGS, rhythm: 'majao' } as const;
  expect(messageOf(shortcut, settings, true)).toBe('Majao from the next bar');
});

test('a cue that the band does not follow says why', () => {
  const loop = DEFAULT_SETTINGS;
  const song: PracticeSettings = { ...DEFAULT_SETTINGS, length: 'form' };
  expect(refusalOf('end', { bar: null, settings: song })).toContain('while the band plays');
  expect(refusalOf('end', { bar: 3, settings: loop })).toBe('A loop can only have a corte');
  expect(refusalOf('corte', { bar: 3, settings: loop })).toBe('');
  expect(refusalOf('mambo', { bar: 3, settings: song })).toBe('');
});
