import { expect, test } from 'vitest';
import { RHYTHMS, sixteenthsOf } from './rhythms.ts';
import { strokes } from './stroke.ts';

test('a rhythm with an unknown character is rejected', () => {
  expect(() => strokes('x.o.')).toThrow("'o' is not a stroke");
});

test('an eighth is two sixteenths long, and a bar repeats', () => {
  expect(sixteenthsOf(RHYTHMS['majao-bar'], 16).join('')).toBe('1000100010002000');
  expect(sixteenthsOf(RHYTHMS['majao-bar'], 32)).toEqual(sixteenthsOf(RHYTHMS.majao, 32));
  expect(sixteenthsOf(RHYTHMS.mambo, 8).join('')).toBe('10111011');
});
