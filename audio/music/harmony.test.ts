import { describe, expect, test } from 'vitest';
import { chart, chordAfter, chordAt, scaleAt } from './chart.ts';
import { chord, scaleOver, semitonesBetween } from './harmony.ts';
import { midi, pitchClassOf } from './pitch.ts';

const notes = (...names: string[]) => names.map(pitchClassOf);

describe('chords and scales', () => {
  test('a chord is its root, third, fifth and seventh', () => {
    expect(chord('Am').tones).toEqual(notes('A', 'C', 'E'));
    expect(chord('E7').tones).toEqual(notes('E', 'G#', 'B', 'D'));
    expect(chord('F#m7b5').tones).toEqual(notes('F#', 'A', 'C', 'E'));
    expect(() => chord('Hm')).toThrow(RangeError);
    expect(() => chord('Asus')).toThrow(RangeError);
  });

  test('the dominant of a minor key brings its raised leading tone, the other chords do not', () => {
    expect(scaleOver(chord('E7'), 'Am')).toContain(pitchClassOf('G#'));
    expect(scaleOver(chord('E7'), 'Am')).not.toContain(pitchClassOf('G'));
    expect(scaleOver(chord('Dm'), 'Am')).not.toContain(pitchClassOf('G#'));
  });

  test('keys lie as near to each other as they can', () => {
    expect(semitonesBetween('Am', 'Bm')).toBe(2);
    expect(semitonesBetween('C', 'A')).toBe(-3);
  });

  test('note names', () => {
    expect(midi('C4')).toBe(60);
    expect(midi('Bb3')).toBe(58);
    expect(() => midi('C')).toThrow(RangeError);
  });
});

describe('a chart', () => {
  const sheet = chart('Am | F G | E7', { written: 'Am', key: 'Bm' });

  test('is played in another key', () => {
    expect(chordAt(sheet, 0)).toEqual(chord('Bm'));
    expect(chordAt(sheet, 8)).toEqual(chord('F#7'));
  });

  test('shares a bar among its chords', () => {
    expect(chordAt(sheet, 5.5)).toEqual(chord('G'));
    expect(chordAt(sheet, 6)).toEqual(chord('A'));
    expect(chordAfter(sheet, 5.5)).toEqual(chord('A'));
  });

  test('goes home after its last bar, or back to the first when it is played round and round', () => {
    const loop = chart('F | G', { written: 'Am', after: 'again' });
    expect(chordAfter(sheet, 11)).toEqual(chord('Bm'));
    expect(chordAfter(loop, 7)).toEqual(chord('F'));
  });

  test('leads a melody with the scale of the moment', () => {
    expect(scaleAt(sheet, 9)).toContain(pitchClassOf('A#'));
    expect(scaleAt(sheet, 1)).toContain(pitchClassOf('A'));
  });
});
