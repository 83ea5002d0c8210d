import { expect, test } from 'vitest';
import { readingGrade, sentenceLengths, words } from './reading-level.ts';

test('words exclude addresses, tables and headings', () => {
  expect(words('# Title\n\nA [song](/section/music#verse) of **1962**.\n\n| a | table |')).toEqual([
    'A',
    'song',
    'of',
    '1962',
  ]);
});

test('a sentence ends with its mark or with its paragraph, not within a number', () => {
  expect(
    sentenceLengths('It sold 1.5 million. *Why?* Because\n\n| a | table |\n\nit was good'),
  ).toEqual([4, 1, 1, 3]);
});

test('the grade follows the Flesch-Kincaid formula', () => {
  // 6 words and syllables in one sentence: 0.39 * 6 + 11.8 * 1 - 15.59
  expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 2);
  // 7 words, 11 syllables: 0.39 * 7 + 11.8 * 11 / 7 - 15.59
  expect(readingGrade('The *bolero* is older than the güira.')).toBeCloseTo(5.68, 2);
});
