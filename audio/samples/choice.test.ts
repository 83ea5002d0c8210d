import { describe, expect, test } from 'vitest';
import { GUESTS, STROKES, type StrokeOf } from '#audio/music/instrument.ts';
import { type RecordedStruck, SPRITES, type Sprite } from './banks.ts';
import { soundOfPitch, soundOfStroke } from './choice.ts';

describe('a pitch', () => {
  const [first, more] = SPRITES.requinto;

  test('is played by the nearest recording, at a rate in proportion to its frequency', () => {
    const [low, high] = first.slices;
    if (!low || !high) throw new Error('no requinto');
    const nearLow = soundOfPitch([first], low.midi + 1);
    expect(nearLow).toMatchObject({ at: low.at, seconds: low.seconds });
    expect(nearLow.rate).toBeCloseTo(2 ** (1 / 12), 6);
    const nearHigh = soundOfPitch([first], high.midi - 1);
    expect(nearHigh.at).toBe(high.at);
    expect(nearHigh.rate).toBeLessThan(1);
  });

  test('outside the recorded range is played by the outermost recording', () => {
    const top = SPRITES.bass[0].slices.at(-1)?.midi ?? Number.NaN;
    expect(soundOfPitch([SPRITES.bass[0]], top + 12).rate).toBeCloseTo(2, 6);
  });

  test('is played by whichever sprite has the nearest recording', () => {
    if (!more) throw new Error('no alternatives');
    const { midi } = more.slices[0] ?? { midi: Number.NaN };
    expect(soundOfPitch([first], midi).sprite).toBe(first);
    expect(soundOfPitch([first, more], midi).sprite).toBe(more);
  });

  test('takes turns between two recordings where there is one for nearly every key', () => {
    const [one, other] = [0, 1].map((variant) => soundOfPitch(SPRITES.segunda, 60, variant));
    expect(other).not.toMatchObject({ sprite: one?.sprite, at: one?.at });
    expect(Math.abs(12 * Math.log2(other?.rate ?? 0))).toBeLessThan(1.4);
    expect(soundOfPitch(SPRITES.requinto, 60, 1)).toEqual(soundOfPitch(SPRITES.requinto, 60, 0));
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
  ] as const)(
    '%s from %i to %i is at most four semitones from a recording that is fetched first',
    (name, from, to) => {
      for (let pitch = from; pitch <= to; pitch++) {
        const { rate } = soundOfPitch([SPRITES[name][0]], pitch);
        expect(Math.abs(12 * Math.log2(rate))).toBeLessThanOrEqual(4.1);
      }
    },
  );
});

const STRUCK = (['bongos', ...GUESTS] as const).filter(
  (name) => name in STROKES,
) as RecordedStruck[];

test.each(STRUCK)('every variant of every stroke of %s has a distinct slice', (name) => {
  const sprites = SPRITES[name] as readonly Sprite<typeof name>[];
  const slices = STROKES[name].flatMap((stroke) =>
    [...Array(24).keys()].map((variant) =>
      soundOfStroke(sprites as never, stroke as StrokeOf<typeof name>, variant),
    ),
  );
  for (const { at, seconds, rate } of slices) {
    expect(at).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThan(0.01);
    expect(rate).toBe(1);
  }
  const recorded = sprites.flatMap((sprite) => Object.values(sprite.slices) as object[][]);
  expect(new Set(slices.map(({ at }) => at)).size).toBe(recorded.flat().length);
  // Even, so that an odd step never leads to the same one.
  for (const { length } of recorded)
    expect([0, 1].includes(length % 2 === 0 ? 0 : length)).toBe(true);
});
