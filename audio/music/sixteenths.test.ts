import { expect, test } from 'vitest';
import { RHYTHMS } from './rhythms.ts';
import { sixteenthsOf } from './sixteenths.ts';

test('an eighth is two sixteenths long, and a bar repeats', () => {
  expect(sixteenthsOf(RHYTHMS['majao-bar'], 16).join('')).toBe('1000100010002000');
  expect(sixteenthsOf(RHYTHMS['majao-bar'], 32)).toEqual(sixteenthsOf(RHYTHMS.majao, 32));
  expect(sixteenthsOf(RHYTHMS.mambo, 8).join('')).toBe('10111011');
});
