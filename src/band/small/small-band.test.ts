import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BAND } from '#audio/music/instrument.ts';
import { heardMix } from '#src/band/mixer.ts';
import { afterSmallBandEvent, mixerOf, type SmallBandEvent } from './small-band.ts';
import { smallBandMusic } from './small-band-music.ts';

/** The settings of a small band after events. */
const after = (...events: SmallBandEvent[]) =>
  events.reduce(afterSmallBandEvent, { rhythm: 'derecho', out: [] });

/** The audible players. */
const heardAfter = (...events: SmallBandEvent[]) => {
  const mix = heardMix(mixerOf(after(...events).out));
  return BAND.filter((player) => mix[player].gain > 0).join(' ');
};

test.each(BAND)('the %s is in colour before the band is hydrated, once learned', (player) => {
  const css = readFileSync(new URL('./home-band.module.css', import.meta.url), 'utf8');
  expect(css).toContain(`[data-learned~="${player}"]) .player[data-player="${player}"]`);
});

test('everyone plays, until players are taken out', () => {
  expect(heardAfter()).toBe(BAND.join(' '));
  expect(
    heardAfter(
      { type: 'player.toggle', player: 'guira' },
      { type: 'player.toggle', player: 'bass' },
      { type: 'player.toggle', player: 'guira' },
    ),
  ).toBe(BAND.filter((player) => player !== 'bass').join(' '));
});

test('another rhythm leaves the players as they are', () => {
  expect(
    after({ type: 'player.toggle', player: 'bass' }, { type: 'rhythm.choose', rhythm: 'mambo' }),
  ).toEqual({ rhythm: 'mambo', out: ['bass'] });
});

test('a solo leaves one player alone, and brings everyone back when it is pressed again', () => {
  const out = { type: 'player.toggle', player: 'bass' } as const;
  const solo = { type: 'player.solo', player: 'guira' } as const;
  expect(heardAfter(out, { type: 'player.solo', player: 'bass' })).toBe('bass');
  expect(heardAfter(out, solo)).toBe('guira');
  expect(heardAfter(out, solo, solo)).toBe(BAND.join(' '));
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
