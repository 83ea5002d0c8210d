import { describe, expect, test } from 'vitest';
import { readLine, repeated } from './line.ts';

describe('a line of music', () => {
  test('has eighths where a bar has eight cells and sixteenths where it has sixteen', () => {
    const beats = readLine('M...H... | M..............H').map(({ beat }) => beat);
    expect(beats).toEqual([0, 2, 4, 7.75]);
  });

  test('prolongs with dashes, across the bar line too, until a note or a rest', () => {
    const lengths = readLine('1--5--.n | --1.....').map(({ beats }) => beats);
    expect(lengths).toEqual([1.5, 1.5, 1.5, 0.5]);
  });

  test('reads words where a cell is more than a letter', () => {
    const symbols = readLine('A4 - C5+E5 .', 'words').map(({ symbol }) => symbol);
    expect(symbols).toEqual(['A4', 'C5+E5']);
  });

  test('is played over until it fills its bars', () => {
    expect(repeated('a|b', 3)).toBe('a|b|a');
  });
});
