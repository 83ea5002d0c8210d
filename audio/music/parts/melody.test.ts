import { expect, test } from 'vitest';
import { midi } from '#audio/music/harmony/pitch.ts';
import { melody } from './melody.ts';

const sing = (line: string, semitones = 0) =>
  melody(line, { instrument: 'voice', semitones, velocity: 0.5 });

test('a melody has the written notes, nearly as long as written and softer between the counts', () => {
  expect(sing('. A4 C5 - . . . .')).toEqual([
    { instrument: 'voice', pitch: midi('A4'), beat: 0.5, beats: 0.475, velocity: 0.44 },
    { instrument: 'voice', pitch: midi('C5'), beat: 1, beats: 0.95, velocity: 0.5 },
  ]);
});

test('notes joined by + sound together', () => {
  const notes = sing('C5+E5 . . .');
  expect(notes.map((note) => 'pitch' in note && note.pitch)).toEqual(['C5', 'E5'].map(midi));
  expect(notes.map(({ beat }) => beat)).toEqual([0, 0]);
});

test('a melody can be transposed', () => {
  expect(sing('A4 . . .', -3)).toMatchObject([{ pitch: midi('F#4') }]);
});

test('a name that is not a note is rejected', () => {
  expect(() => sing('H4 . . .')).toThrow(RangeError);
});
