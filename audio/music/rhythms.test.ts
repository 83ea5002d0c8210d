import { expect, test } from 'vitest';
import { RHYTHMS, sixteenthsOf } from './rhythms.ts';
import { strokes } from './stroke.ts';

const accents = (steps: readonly number[]) => steps.flatMap((s, i) => (s === 2 ? [i + 1] : []));
const rests = (steps: readonly number[]) => steps.flatMap((s, i) => (s === 0 ? [i + 1] : []));

test('derecho plays every step, with accents on steps 8 and 16 or on the counts 4 and 8', () => {
  expect(rests(RHYTHMS['derecho-lift'].steps)).toEqual([]);
  expect(accents(RHYTHMS['derecho-lift'].steps)).toEqual([8, 16]);
  expect(rests(RHYTHMS['derecho-counts'].steps)).toEqual([]);
  expect(accents(RHYTHMS['derecho-counts'].steps)).toEqual([7, 15]);
});

test('majao plays the odd steps only, with accents on steps 7 and 15', () => {
  expect(rests(RHYTHMS.majao.steps)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  expect(accents(RHYTHMS.majao.steps)).toEqual([7, 15]);
});

test('mambo gallops: one stroke, a rest and a quick pair in each beat', () => {
  expect(rests(RHYTHMS.mambo.steps)).toEqual([2, 6, 10, 14]);
  expect(accents(RHYTHMS.mambo.steps)).toEqual([]);
});

test('a rhythm with an unknown character is rejected', () => {
  expect(() => strokes('x.o.')).toThrow("'o' is not a stroke");
});

test('an eighth is two sixteenths long, and a bar repeats', () => {
  expect(sixteenthsOf(RHYTHMS['majao-bar'], 16).join('')).toBe('1000100010002000');
  expect(sixteenthsOf(RHYTHMS['majao-bar'], 32)).toEqual(sixteenthsOf(RHYTHMS.majao, 32));
  expect(sixteenthsOf(RHYTHMS.mambo, 8).join('')).toBe('10111011');
});
