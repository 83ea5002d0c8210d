import { describe, expect, test } from 'vitest';
import { chord, scaleOver, semitonesBetween } from './harmony.ts';
import { pitchClassOf } from './pitch.ts';

const notes = (...names: string[]) => names.map(pitchClassOf);

describe('chords', () => {
  test.each([
    ['C', ['C', 'E', 'G']],
    ['Am', ['A', 'C', 'E']],
    ['E7', ['E', 'G#', 'B', 'D']],
    ['Dm7', ['D', 'F', 'A', 'C']],
    ['F#m7b5', ['F#', 'A', 'C', 'E']],
    ['Bbm', ['Bb', 'Db', 'F']],
  ])('%s is %j, root first', (name, tones) => {
    expect(chord(name)).toEqual({ root: pitchClassOf(tones[0] ?? ''), tones: notes(...tones) });
  });

  test('can be transposed in both directions', () => {
    expect(chord('Am', 2)).toEqual(chord('Bm'));
    expect(chord('Am', 3)).toEqual(chord('Cm'));
    expect(chord('C7', -2)).toEqual(chord('Bb7'));
  });

  test.each(['Hm', 'Asus', 'none', 'xAm', ''])('%j is unknown', (name) => {
    expect(() => chord(name)).toThrow(RangeError);
    expect(() => chord(name)).toThrow(`'${name}' is not a known chord`);
  });
});

describe('the scale over a chord', () => {
  test('is the scale of the key', () => {
    expect(scaleOver(chord('Dm'), 'Am')).toEqual(notes('A', 'B', 'C', 'D', 'E', 'F', 'G'));
    expect(scaleOver(chord('Am'), 'G')).toEqual(notes('G', 'A', 'B', 'C', 'D', 'E', 'F#'));
  });

  test('has the raised leading tone over the dominant of a minor key', () => {
    expect(scaleOver(chord('E7'), 'Am')).toEqual(notes('A', 'B', 'C', 'D', 'E', 'F', 'G#'));
    expect(scaleOver(chord('B7'), 'Em')).toEqual(notes('E', 'F#', 'G', 'A', 'B', 'C', 'D#'));
  });

  test('has the raised fourth over a secondary dominant in major', () => {
    expect(scaleOver(chord('D7'), 'C')).toEqual(notes('C', 'D', 'E', 'F#', 'G', 'A', 'B'));
  });
});

test('keys are transposed by the shorter way, up by a tritone', () => {
  expect(semitonesBetween('Am', 'Am')).toBe(0);
  expect(semitonesBetween('Am', 'Bm')).toBe(2);
  expect(semitonesBetween('C', 'A')).toBe(-3);
  expect(semitonesBetween('C', 'F#')).toBe(6);
  expect(semitonesBetween('C', 'G')).toBe(-5);
});
