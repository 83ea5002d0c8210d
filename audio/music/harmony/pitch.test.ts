import { describe, expect, test } from 'vitest';
import { midi, pitchClass, pitchClassOf, pitchesWithin } from './pitch.ts';

describe('pitch classes', () => {
  test('repeat every octave, below zero too', () => {
    expect([-13, -12, -1, 0, 11, 12, 25].map(pitchClass)).toEqual([11, 0, 11, 0, 11, 0, 1]);
  });

  test('have the names of notes', () => {
    expect([...'CDEFGAB'].map(pitchClassOf)).toEqual([0, 2, 4, 5, 7, 9, 11]);
    expect(['F#', 'Bb', 'B#', 'Cb', 'F##'].map(pitchClassOf)).toEqual([6, 10, 0, 11, 7]);
  });

  test.each(['', 'H', 'c', 'Cx', 'C4'])('%j is not a note name', (name) => {
    expect(() => pitchClassOf(name)).toThrow(RangeError);
    expect(() => pitchClassOf(name)).toThrow(`'${name}'`);
  });
});

describe('MIDI numbers', () => {
  test('count semitones, with middle C as 60', () => {
    expect(['C4', 'Bb3', 'E1', 'A0', 'F#5'].map(midi)).toEqual([60, 58, 28, 21, 78]);
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
