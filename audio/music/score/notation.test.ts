import { describe, expect, test } from 'vitest';
import { between, scaleVelocity, type WrittenNote, writeStrokes } from './notation.ts';

const note = (beat: number, velocity = 0.5): WrittenNote => ({
  instrument: 'bass',
  pitch: 40,
  beat,
  beats: 1,
  velocity,
});

describe('a percussion line', () => {
  test('has the stroke and velocity of each letter, on its beat', () => {
    expect(writeStrokes('maracas', 'x..X | ...x', 4)).toEqual([
      { instrument: 'maracas', stroke: 'shake', beat: 4, velocity: 0.55 },
      { instrument: 'maracas', stroke: 'shake', beat: 7, velocity: 0.8, accent: true },
      { instrument: 'maracas', stroke: 'shake', beat: 11, velocity: 0.55 },
    ]);
  });

  test('rejects a letter that the instrument does not have', () => {
    expect(() => writeStrokes('claves', 'x.o.')).toThrow(
      new RangeError("'o' is not a stroke of the claves"),
    );
  });
});

test('scaling the velocity changes nothing else, by a constant or by beat', () => {
  expect(scaleVelocity([note(0), note(2)], 0.5)).toEqual([note(0, 0.25), note(2, 0.25)]);
  expect(scaleVelocity([note(0), note(2)], (beat) => beat)).toEqual([note(0, 0), note(2, 1)]);
});

test('a range of beats includes its start and excludes its end', () => {
  const notes = [0, 1, 2, 3, 4].map((beat) => note(beat));
  expect(between(notes, 1, 3).map(({ beat }) => beat)).toEqual([1, 2]);
});
