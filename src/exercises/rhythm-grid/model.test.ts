import { expect, test } from 'vitest';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { strokes } from '#audio/music/stroke.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import {
  cellLabel,
  cellName,
  countsOf,
  danceCount,
  emptyCells,
  stepsPerCount,
  tempoOfBand,
  wrongCells,
} from './model.ts';

const labels = (count: number) =>
  emptyCells(count)
    .map((_, i) => cellLabel(i, count))
    .join(' ');
const counts = (id: keyof typeof RHYTHMS) =>
  RHYTHMS[id].steps.map((_, i) => danceCount(i, RHYTHMS[id]) ?? '-').join(' ');

test('16 cells are labelled 1 e & a, 8 cells with beats and &', () => {
  expect(labels(16)).toBe('1 e & a 2 e & a 3 e & a 4 e & a');
  expect(labels(8)).toBe('1 & 2 & 3 & 4 &');
});

test('the dance counts 1 to 8 are shown over derecho and majao, not over mambo or a single bar', () => {
  expect(counts('derecho-lift')).toBe('1 - 2 - 3 - 4 - 5 - 6 - 7 - 8 -');
  expect(counts('majao')).toBe('1 - 2 - 3 - 4 - 5 - 6 - 7 - 8 -');
  expect(counts('mambo')).not.toMatch(/\d/);
  expect(counts('majao-bar')).not.toMatch(/\d/);
});

test.each([
  ['Cell 7 of 16, &: accented', 6, 16, 2, false, false],
  ['Cell 5 of 16, 2: regular', 4, 16, 1, false, false],
  ['Cell 4 of 8, &: empty', 3, 8, 0, false, false],
  ['Cell 1 of 16, count 1: accented', 0, 16, 2, true, false],
  ['Cell 7 of 16, count 4: empty', 6, 16, 0, true, false],
  ['Cell 6 of 16, after count 3: empty', 5, 16, 0, true, false],
  ['Cell 16 of 16, after count 8: regular', 15, 16, 1, true, false],
  ['Cell 7 of 16, count 4: empty, not right yet', 6, 16, 0, true, true],
] as const)('a cell is called "%s"', (name, index, count, stroke, isCounted, isWrong) => {
  expect(cellName(index, count, stroke, isCounted, isWrong)).toBe(name);
});

test('the wrong cells are those that differ from the target', () => {
  const target = strokes('x.X.');
  expect(wrongCells(strokes('x.X.'), target)).toEqual([]);
  expect(wrongCells(strokes('X.X.'), target)).toEqual([0]);
  expect(wrongCells(strokes('.xx.'), target)).toEqual([0, 1, 2]);
});

test("one of the dancers' counts is two eighths or four sixteenths", () => {
  expect(stepsPerCount(RHYTHMS['majao-bar'])).toBe(2);
  expect(stepsPerCount(RHYTHMS['derecho-lift'])).toBe(2);
  expect(stepsPerCount(RHYTHMS.mambo)).toBe(4);
});

test('at 105 bpm, 16 eighths are danced at 210 counts a minute, all other grids at 105', () => {
  expect(countsOf(105, RHYTHMS['derecho-counts'])).toBe(210);
  expect(countsOf(105, RHYTHMS.majao)).toBe(210);
  expect(countsOf(105, RHYTHMS['majao-bar'])).toBe(105);
  expect(countsOf(105, RHYTHMS.mambo)).toBe(105);
});

test('is in time with a band at half its counts on 16 eighths, at all of them on 8 and in mambo', () => {
  expect(tempoOfBand(120, RHYTHMS['derecho-counts'])).toBe(60);
  expect(tempoOfBand(121, RHYTHMS['derecho-counts'])).toBe(61);
  expect(tempoOfBand(9999, RHYTHMS.mambo)).toBe(TEMPO.fastest);
  expect(tempoOfBand(124, RHYTHMS['majao-bar'])).toBe(124);
  expect(tempoOfBand(128, RHYTHMS.mambo)).toBe(128);
});
