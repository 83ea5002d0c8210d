import { describe, expect, test } from 'vitest';
import {
  between,
  type Letters,
  later,
  scaleVelocity,
  type WrittenNote,
  writeStrokes,
} from './notation.ts';

const CLAVES: Letters<'claves'> = { x: ['hit', 0.8], X: ['hit', 1] };
const line = (text: string) => writeStrokes('claves', CLAVES, text);
const note = (beat: number, velocity = 0.5): WrittenNote => ({
  instrument: 'bass',
  pitch: 40,
  beat,
  beats: 1,
  velocity,
});

describe('a percussion line', () => {
  test('has the stroke and velocity of each letter, on its beat', () => {
    expect(line('x..X | ...x')).toEqual([
      { instrument: 'claves', stroke: 'hit', beat: 0, velocity: 0.8 },
      { instrument: 'claves', stroke: 'hit', beat: 3, velocity: 1 },
      { instrument: 'claves', stroke: 'hit', beat: 7, velocity: 0.8 },
    ]);
  });

  test('rejects a letter that the instrument does not have', () => {
    expect(() => line('x.o.')).toThrow(RangeError);
    expect(() => line('x.o.')).toThrow("'o' is not a stroke of the claves");
  });
});

test('delaying notes shifts their beats only', () => {
  expect(later([note(0), note(1.5)], 4)).toEqual([note(4), note(5.5)]);
});

test('scaling the velocity changes nothing else, by a constant or by beat', () => {
  expect(scaleVelocity([note(0), note(2)], 0.5)).toEqual([note(0, 0.25), note(2, 0.25)]);
  expect(scaleVelocity([note(0), note(2)], (beat) => beat)).toEqual([note(0, 0), note(2, 1)]);
});

test('a range of beats includes its start and excludes its end', () => {
  const notes = [0, 1, 2, 3, 4].map((beat) => note(beat));
  expect(between(notes, 1, 3).map(({ beat }) => beat)).toEqual([1, 2]);
});
