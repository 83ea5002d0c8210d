import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEMPO } from '#audio/music/tempo.ts';
import {
  clampTrainer,
  decodeTrainer,
  encodeTrainer,
  INITIAL_TRAINER,
  TRAINER_LIMITS,
  type TrainerNumber,
  type TrainerSettings,
} from './settings.ts';

const number = (name: TrainerNumber) => fc.integer(TRAINER_LIMITS[name]);
const anySettings: fc.Arbitrary<TrainerSettings> = fc.record({
  ramp: fc.option(fc.record({ by: number('by'), every: number('every'), to: number('to') })),
  silent: fc.option(
    fc.record({ kind: fc.constantFrom('every' as const, 'random' as const), bars: number('bars') }),
  ),
  flash: fc.boolean(),
});

describe('in the address', () => {
  test('all settings come back as they were', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const query = new URLSearchParams(encodeTrainer(settings)).toString();
        expect(decodeTrainer(new URLSearchParams(query))).toEqual(settings);
      }),
    );
  });

  test('the initial settings take no room', () => {
    expect(encodeTrainer(INITIAL_TRAINER)).toEqual([]);
    expect(decodeTrainer(new URLSearchParams())).toEqual(INITIAL_TRAINER);
  });

  test('settings read well', () => {
    expect(
      new URLSearchParams(
        encodeTrainer({
          ramp: { by: 5, every: 8, to: 140 },
          silent: { kind: 'random', bars: 4 },
          flash: true,
        }),
      ).toString(),
    ).toBe('ramp=5-8-140&silent=random-4&flash=1');
  });

  test.each([
    'ramp=0-8-140',
    `ramp=5-8-${TEMPO.fastest + 1}`,
    'ramp=5-8',
    'ramp=a-8-140',
    'ramp=5-8-140-2',
    'ramp=',
  ])('%s is ignored, and what is valid beside it is kept', (invalid) => {
    const params = new URLSearchParams(`${invalid}&silent=every-4&flash=1`);
    expect(decodeTrainer(params)).toEqual({
      ramp: null,
      silent: { kind: 'every', bars: 4 },
      flash: true,
    });
  });

  test.each(['silent=every-1', 'silent=every-17', 'silent=often-4', 'silent=4', 'flash=yes'])(
    '%s is ignored',
    (invalid) => {
      expect(decodeTrainer(new URLSearchParams(`${invalid}&ramp=1-1-40`))).toEqual({
        ...INITIAL_TRAINER,
        ramp: { by: 1, every: 1, to: 40 },
      });
    },
  );
});

test('typed numbers are rounded and kept within their limits', () => {
  expect(clampTrainer('to', 2 * TEMPO.fastest)).toBe(TEMPO.fastest);
  expect(clampTrainer('by', -3)).toBe(1);
  expect(clampTrainer('every', 7.6)).toBe(8);
});
