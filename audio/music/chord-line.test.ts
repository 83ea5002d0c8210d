import { describe, expect, test } from 'vitest';
import { chart } from './chart.ts';
import { writeChordLine } from './chord-line.ts';
import { midi } from './pitch.ts';

const REGISTER = [midi('C5'), midi('C6')] as const;
const minor = chart('Am | E7', { written: 'Am' });
const play = (line: string) =>
  writeChordLine(line, { instrument: 'requinto', chart: minor, register: REGISTER });
const pitches = (line: string) => play(line).map((note) => ('pitch' in note ? note.pitch : 0));

describe('a line on the ladder of chord tones', () => {
  test('climbs the chord that sounds, and comes down again beyond the top', () => {
    expect(pitches('1 2 3 4 5 . . .')).toEqual(['C5', 'E5', 'A5', 'C6', 'A5'].map(midi));
    expect(pitches('. | 1 2 3 .')).toEqual(['D5', 'E5', 'G#5'].map(midi));
  });

  test('steps along the scale, turning round at the end of the register', () => {
    expect(pitches('3 > > <')).toEqual(['A5', 'G5', 'F5', 'G5'].map(midi));
    expect(pitches('1 > . .')).toEqual(['C5', 'D5'].map(midi));
  });

  test('doubles in thirds and sixths of the chord', () => {
    expect(pitches('2= . . .')).toEqual(['E5', 'C5'].map(midi));
    expect(pitches('3= . . .')).toEqual(['A5', 'C5'].map(midi));
  });

  test('slides into a note from the step below, just before the beat, except on the very first', () => {
    expect(pitches('. /3 . .')).toEqual(['A5', 'G5'].map(midi));
    expect(play('. /3 . .').map(({ beat }) => beat)).toEqual([1, 0.89]);
    expect(pitches('/3 . . .')).toEqual(['A5'].map(midi));
  });

  test('refuses what is no sign', () => {
    expect(() => play('0')).toThrow(RangeError);
  });
});
