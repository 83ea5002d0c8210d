import { expect, it } from 'vitest';
import { joinWords, plural } from './words.ts';

it.each([
  [[], ''],
  [['bass'], 'bass'],
  [['bass', 'güira'], 'bass and güira'],
  [['bass', 'güira', 'bongos'], 'bass, güira and bongos'],
  [['the tambora, a drum'], 'the tambora, a drum'],
])('lists %j as "%s"', (words, text) => {
  expect(joinWords(words)).toBe(text);
});

it.each([
  [0, 'Several: 0 bars.'],
  [1, 'One bar.'],
  [2, 'Several: 2 bars.'],
])('takes the form of %i', (count, text) => {
  expect(plural(count, { one: 'One bar.', other: 'Several: # bars.' })).toBe(text);
});
