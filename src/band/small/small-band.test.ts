import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BAND } from '#audio/music/instrument.ts';
import { heardMix } from '#src/band/mixer.ts';
import { mixerOf, type Out, soloed, toggled } from './small-band.ts';
import { smallBandMusic } from './small-band-music.ts';

/** The audible players. */
const heardWithout = (out: Out) => {
  const mix = heardMix(mixerOf(out));
  return BAND.filter((player) => mix[player].gain > 0).join(' ');
};

test.each(BAND)('the %s is in colour before the band is hydrated, once learned', (player) => {
  const css = readFileSync(new URL('./home-band.module.css', import.meta.url), 'utf8');
  expect(css).toContain(`[data-learned~="${player}"]) .player[data-player="${player}"]`);
});

test('everyone plays, until players are taken out', () => {
  expect(heardWithout([])).toBe(BAND.join(' '));
  const out = (['guira', 'bass', 'guira'] as const).reduce<Out>(toggled, []);
  expect(heardWithout(out)).toBe(BAND.filter((player) => player !== 'bass').join(' '));
});

test('a solo leaves one player alone, and brings everyone back when it is pressed again', () => {
  expect(heardWithout(soloed(['bass'], 'bass'))).toBe('bass');
  const alone = soloed(['bass'], 'guira');
  expect(heardWithout(alone)).toBe('guira');
  expect(heardWithout(soloed(alone, 'guira'))).toBe(BAND.join(' '));
});

test.each(['derecho', 'majao', 'mambo'] as const)(
  'the loop of %s has all five players',
  (rhythm) => {
    const barAt = smallBandMusic(rhythm);
    const players = [0, 1, 2, 3].flatMap((bar) => barAt(bar)?.notes ?? []);
    expect(new Set(players.map(({ instrument }) => instrument))).toEqual(new Set(BAND));
    expect(barAt(4)).toBe(barAt(0));
  },
);
