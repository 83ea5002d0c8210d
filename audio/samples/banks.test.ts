import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BAND, GUESTS, type PitchedInstrument, STROKES } from '#audio/music/instrument.ts';
import {
  KIT,
  PITCHED,
  type RecordedStruck,
  STRUCK,
  soundOfPitch,
  soundOfStroke,
  spriteUrl,
} from './banks.ts';

const PITCHED_INSTRUMENTS = Object.keys(PITCHED) as PitchedInstrument[];
const STRUCK_INSTRUMENTS = Object.keys(STRUCK) as RecordedStruck[];

const bytes = (path: string) => statSync(new URL(`../../${path}`, import.meta.url)).size;
const kitBytes = (format: 'webm' | 'mp3') =>
  KIT.reduce((sum, instrument) => sum + bytes(`public${spriteUrl(instrument, format)}`), 0);

test('every instrument but the güira is recorded', () => {
  const recorded = [...PITCHED_INSTRUMENTS, ...STRUCK_INSTRUMENTS].sort();
  expect(recorded).toEqual([...BAND, ...GUESTS].filter((name) => name !== 'guira').sort());
});

describe('a pitch', () => {
  test('is played by the nearest recording, at a rate in proportion to its frequency', () => {
    const [low, high] = PITCHED.requinto;
    if (!low || !high) throw new Error('no requinto');
    const nearLow = soundOfPitch('requinto', low.midi + 1);
    expect(nearLow).toMatchObject({ at: low.at, seconds: low.seconds });
    expect(nearLow.rate).toBeCloseTo(2 ** (1 / 12), 6);
    const nearHigh = soundOfPitch('requinto', high.midi - 1);
    expect(nearHigh.at).toBe(high.at);
    expect(nearHigh.rate).toBeLessThan(1);
  });

  test('outside the recorded range is played by the outermost recording', () => {
    const top = PITCHED.bass.at(-1)?.midi ?? Number.NaN;
    expect(soundOfPitch('bass', top + 12).rate).toBeCloseTo(2, 6);
  });

  test('takes turns between two recordings where there is one for nearly every key', () => {
    const [one, other] = [0, 1].map((variant) => soundOfPitch('segunda', 60, variant));
    expect(other?.at).not.toBe(one?.at);
    expect(Math.abs(12 * Math.log2(other?.rate ?? 0))).toBeLessThan(1.4);
    expect(soundOfPitch('requinto', 60, 1)).toEqual(soundOfPitch('requinto', 60, 0));
  });

  // Repitched by a fifth or more, a plucked string no longer sounds natural.
  test.each([
    ['requinto', 55, 80],
    ['segunda', 40, 72],
    ['bass', 28, 52],
    ['voice', 52, 76],
    ['piano', 36, 84],
    ['accordion', 55, 84],
    ['brass', 52, 77],
  ] as const)('%s from %i to %i is at most four semitones from a recording', (name, from, to) => {
    for (let pitch = from; pitch <= to; pitch++) {
      const { rate } = soundOfPitch(name, pitch);
      expect(Math.abs(12 * Math.log2(rate))).toBeLessThanOrEqual(4.1);
    }
  });
});

test.each(STRUCK_INSTRUMENTS)(
  'every variant of every stroke of %s has a distinct slice',
  (name) => {
    const slices = STROKES[name].flatMap((stroke) =>
      [...Array(24).keys()].map((variant) => soundOfStroke(name, stroke, variant)),
    );
    for (const { at, seconds, rate } of slices) {
      expect(at).toBeGreaterThan(0);
      expect(seconds).toBeGreaterThan(0.01);
      expect(rate).toBe(1);
    }
    const recorded = Object.values(STRUCK[name]).flat();
    expect(new Set(slices.map(({ at }) => at)).size).toBe(recorded.length);
    // Even, so that an odd step never leads to the same one.
    for (const { length } of Object.values(STRUCK[name]))
      expect([0, 1].includes(length % 2 === 0 ? 0 : length)).toBe(true);
  },
);

describe('the files', () => {
  test('the kit is at most 1.2 MB in either format', () => {
    expect(kitBytes('webm')).toBeLessThanOrEqual(1_200_000);
    expect(kitBytes('mp3')).toBeLessThanOrEqual(1_200_000);
  });

  test("the soundfont's notice is served beside the kit", () => {
    expect(bytes('public/assets/audio/kit/LICENSE.txt')).toBeGreaterThan(2000);
  });
});
