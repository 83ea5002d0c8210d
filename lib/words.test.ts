import { expect, it } from 'vitest';
import { joinWords } from './words.ts';

it.each([
  [[], ''],
  [['bass'], 'bass'],
  [['bass', 'güira'], 'bass and güira'],
  [['bass', 'güira', 'bongos'], 'bass, güira and bongos'],
  [['the tambora, a drum'], 'the tambora, a drum'],
])('lists %j as "%s"', (words, text) => {
  expect(joinWords(words)).toBe(text);
});
