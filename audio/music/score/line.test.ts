import { describe, expect, test } from 'vitest';
import { readLine, repeated } from './line.ts';

const beats = (line: string) => readLine(line).map(({ beat }) => beat);
const lengths = (line: string) => readLine(line).map((event) => event.beats);

describe('a line of music', () => {
  test('has eighths in bars of eight cells and sixteenths in bars of sixteen', () => {
    expect(beats('M...H... | M..............H')).toEqual([0, 2, 4, 7.75]);
    expect(readLine('M...H... | M..............H').map(({ cell }) => cell)).toEqual([
      0.5, 0.5, 0.25, 0.25,
    ]);
  });

  test('may have any number of cells in a bar', () => {
    expect(beats('a|bc|def')).toEqual([0, 4, 6, 8, 8 + 4 / 3, 8 + 8 / 3]);
  });

  test('ignores white space between characters', () => {
    expect(readLine(' ab\n c d ')).toEqual(readLine('abcd'));
  });

  test('prolongs a note by dashes up to the next note or rest, across bar lines too', () => {
    expect(lengths('1--5--.n | --1.....')).toEqual([1.5, 1.5, 1.5, 0.5]);
    expect(lengths('a-------|a-')).toEqual([4, 4]);
    expect(lengths('a------- | -...')).toEqual([5]);
  });

  test('ignores dashes at the start and after a rest', () => {
    expect(readLine('--a.')).toEqual([{ symbol: 'a', beat: 2, beats: 1, cell: 1 }]);
    expect(lengths('a.-b')).toEqual([1, 1]);
  });

  test('has cells of several characters when it is read as words', () => {
    expect(readLine('\n A4 -  C5+E5 . \n', 'words')).toEqual([
      { symbol: 'A4', beat: 0, beats: 2, cell: 1 },
      { symbol: 'C5+E5', beat: 2, beats: 1, cell: 1 },
    ]);
  });

  test('is repeated and cut to fill a number of them', () => {
    expect(repeated('a|b', 3)).toBe('a|b|a');
    expect(repeated('a|b', 1)).toBe('a');
  });
});
