import { describe, expect, test } from 'vitest';
import { midi, pitchClass, pitchClassOf, pitchesWithin } from './pitch.ts';

describe('pitch classes', () => {
  test('repeat every octave, below zero too', () => {
    expect([-13, -12, -1, 0, 11, 12, 25].map(pitchClass)).toEqual([11, 0, 11, 0, 11, 0, 1]);
  });

  test.each([
    ['C', 0],
    ['D', 2],
    ['E', 4],
    ['F', 5],
    ['G', 7],
    ['A', 9],
    ['B', 11],
    ['F#', 6],
    ['Bb', 10],
    ['B#', 0],
    ['Cb', 11],
    ['F##', 7],
  ])('%s is %i', (name, expected) => {
    expect(pitchClassOf(name)).toBe(expected);
  });

  test.each(['', 'H', 'c', 'Cx', 'C4'])('%j is not a note name', (name) => {
    expect(() => pitchClassOf(name)).toThrow(RangeError);
    expect(() => pitchClassOf(name)).toThrow(`'${name}'`);
  });
});

describe('MIDI numbers', () => {
  test.each([
    ['C4', 60],
    ['Bb3', 58],
    ['E1', 28],
    ['A0', 21],
    ['F#5', 78],
  ])('%s is %i', (note, expected) => {
    expect(midi(note)).toBe(expected);
  });

  test.each(['C', '4', '4C4', 'C10', 'C44', 'H4', 'c4', ''])(
    '%j is not a note with its octave',
    (note) => {
      expect(() => midi(note)).toThrow(RangeError);
      expect(() => midi(note)).toThrow(/^'.*' is not a note/);
    },
  );
});

test('the pitches of a range are ascending and include both ends', () => {
  expect(pitchesWithin([0, 4], [60, 72])).toEqual([60, 64, 72]);
  expect(pitchesWithin([0, 4], [61, 71])).toEqual([64]);
  expect(pitchesWithin([], [60, 72])).toEqual([]);
});
