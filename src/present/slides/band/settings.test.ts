import { is } from 'valibot';
import { expect, test } from 'vitest';
import { heardMix, INITIAL_MIXER, mutedPlayers, withChannel } from '#src/band/mixer.ts';
import { DEFAULT_SETTINGS } from '#src/practice/settings/settings.ts';
import { encodeSettings } from '#src/practice/settings/settings-query.ts';
import { SETTINGS, soloist, withSoloist } from './settings.ts';

test('settings are read as they were kept', () => {
  expect(is(SETTINGS, encodeSettings(DEFAULT_SETTINGS))).toBe(true);
});

test.each([undefined, '', 'colour=red'])('%j is nothing kept', (kept) => {
  expect(is(SETTINGS, kept)).toBe(false);
});

test('a soloist plays alone until the second press, which brings everyone back', () => {
  const alone = withSoloist(INITIAL_MIXER, 'bass');
  expect(mutedPlayers(alone)).toBe('requinto segunda guira bongos');
  expect(soloist(alone)).toBe('bass');
  expect(withSoloist(alone, 'bass')).toEqual(INITIAL_MIXER);
});

test('a soloist gives way to another one', () => {
  const alone = withSoloist(withSoloist(INITIAL_MIXER, 'bass'), 'guira');
  expect(mutedPlayers(alone)).toBe('requinto segunda bass bongos');
});

test('a soloist is heard although muted before; the other mutes stay', () => {
  const muted = withChannel(withChannel(INITIAL_MIXER, 'bass', { mute: true }), 'guira', {
    mute: true,
  });
  const alone = withSoloist(muted, 'bass');
  expect(heardMix(alone).bass.gain).toBe(1);
  expect(mutedPlayers(withSoloist(alone, 'bass'))).toBe('guira');
});
