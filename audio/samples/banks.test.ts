import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BAND, GUESTS } from '#audio/music/instrument.ts';
import { KIT, SPRITES, type Sprite, spriteUrl } from './banks.ts';

const bytes = (path: string) => statSync(new URL(`../../${path}`, import.meta.url)).size;
const FORMATS = ['webm', 'mp3'] as const;

const bytesOf = (
  format: (typeof FORMATS)[number],
  chosen: (sprites: readonly Sprite[]) => Sprite[],
) =>
  KIT.flatMap((player) =>
    chosen(SPRITES[player]).map((sprite) => bytes(`public${spriteUrl(player, sprite, format)}`)),
  ).reduce((sum, size) => sum + size, 0);
const needed = ([first]: readonly Sprite[]) => (first ? [first] : []);

test('every instrument but the güira is recorded', () => {
  const recorded = [...BAND, ...GUESTS].filter((name) => name !== 'guira');
  expect(Object.keys(SPRITES).sort()).toEqual(recorded.sort());
});

describe('the files', () => {
  test('the first sprites of the band are at most 450 kB as WebM, and 520 kB as MP3', () => {
    expect(bytesOf('webm', needed)).toBeLessThanOrEqual(450_000);
    expect(bytesOf('mp3', needed)).toBeLessThanOrEqual(520_000);
  });

  test('the first sprite of the segunda is at most 110 kB as WebM', () => {
    const [first] = SPRITES.segunda;
    expect(bytes(`public${spriteUrl('segunda', first, 'webm')}`)).toBeLessThanOrEqual(110_000);
  });

  test('the kit is at most 1.2 MB in either format', () => {
    for (const format of FORMATS) {
      expect(bytesOf(format, (all) => [...all])).toBeLessThanOrEqual(1_200_000);
    }
  });

  test("the soundfont's notice is served beside the kit", () => {
    expect(bytes('public/assets/audio/kit/LICENSE.txt')).toBeGreaterThan(2000);
  });
});
