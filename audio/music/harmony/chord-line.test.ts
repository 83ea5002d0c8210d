import { describe, expect, test } from 'vitest';
import { chart } from '#audio/music/chart/chart.ts';
import { writeChordLine } from './chord-line.ts';
import { midi } from './pitch.ts';

const REGISTER = [midi('C5'), midi('C6')] as const;
const minor = () => chart('Am | E7', { written: 'Am' });
const write = (line: string, register: readonly [number, number] = REGISTER, start = 0) =>
  writeChordLine(line, { instrument: 'requinto', chart: minor(), register, start }).map((note) => {
    if (!('pitch' in note)) throw new Error('a chord line has pitches');
    return note;
  });
const pitches = (line: string, register = REGISTER) =>
  write(line, register).map(({ pitch }) => pitch);
const register = (low: string, high: string) => [midi(low), midi(high)] as const;

describe('a line of chord tones', () => {
  test('counts the tones of the current chord from the bottom of the register', () => {
    expect(pitches('1 2 3 4')).toEqual(['C5', 'E5', 'A5', 'C6'].map(midi));
    expect(pitches('. | 1 2 3 4')).toEqual(['D5', 'E5', 'G#5', 'B5'].map(midi));
  });

  test('counts down again beyond the top, as far as the bottom', () => {
    expect(pitches('5 6 7 8')).toEqual(['A5', 'E5', 'C5', 'C5'].map(midi));
  });

  test('plays several tones together, each once', () => {
    expect(pitches('13 . . .')).toEqual(['C5', 'A5'].map(midi));
    expect(pitches('35 . . .')).toEqual(['A5'].map(midi));
  });

  test('steps along the scale from the previous note, turning at the ends of the register', () => {
    expect(pitches('3 > > <')).toEqual(['A5', 'G5', 'F5', 'G5'].map(midi));
    expect(pitches('1 > . .')).toEqual(['C5', 'D5'].map(midi));
    expect(pitches('4 < . .')).toEqual(['C6', 'B5'].map(midi));
    expect(pitches('. . | 3 <')).toEqual(['G#5', 'A5'].map(midi));
    expect(pitches('< . . .')).toEqual(['D5'].map(midi));
  });

  test('keeps the previous pitch through rests', () => {
    expect(pitches('2 . . <')).toEqual(['E5', 'F5'].map(midi));
  });

  test.each([
    ['3=', ['A5', 'C5'], 'a sixth below'],
    ['2=', ['E5', 'C5'], 'a third below'],
    ['1=', ['C5', 'E5'], 'a third above at the bottom of the register'],
  ])('doubles %s to %j: %s', (symbol, expected) => {
    expect(pitches(`${symbol} . . .`)).toEqual(expected.map(midi));
  });

  test('doubles with a note of the scale where no chord tone fits, at worst with the octave', () => {
    expect(pitches('1 <= . .')).toEqual(['C5', 'D5', 'F5'].map(midi));
    expect(pitches('1= . . .', register('C5', 'D5'))).toEqual(['C5', 'C4'].map(midi));
  });

  test('slides into a note from the scale step below, just before the beat', () => {
    const [note, slide] = write('. /3 . .');
    expect(note).toMatchObject({ pitch: midi('A5'), beat: 1, velocity: 0.7 });
    expect(slide).toMatchObject({ pitch: midi('G5'), beat: 0.89, beats: 0.11 });
    expect(slide?.velocity).toBeCloseTo(0.49, 9);
  });

  test('does not slide into the very first beat', () => {
    expect(pitches('/3 . . .')).toEqual(['A5'].map(midi));
  });

  test('adds the third below in parallel thirds, whatever the chord', () => {
    expect(pitches('3: >: >: .')).toEqual(['A5', 'F5', 'G5', 'E5', 'F5', 'D5'].map(midi));
    // Also outside the register, and with the leading tone over the dominant.
    expect(pitches('1: . . . | . . 3 <:')).toEqual(['C5', 'A4', 'G#5', 'A5', 'F5'].map(midi));
  });

  test('slurs notes: those hammered on or pulled off are softer', () => {
    const [plucked, hammered, pulled] = write('1 ~< ~> .');
    expect([plucked, hammered, pulled].map((note) => note?.pitch)).toEqual(
      ['C5', 'D5', 'C5'].map(midi),
    );
    expect(hammered?.velocity).toBeCloseTo(0.72 * 0.7, 9);
    expect(pulled?.velocity).toBeCloseTo(0.72 * 0.7, 9);
    expect(plucked?.velocity).toBe(0.7);
  });

  test('repeats a note of a tremolo in 32nds for as long as it lasts', () => {
    const strokes = write('3* - . .');
    expect(strokes.map(({ beat }) => beat)).toEqual(Array.from({ length: 16 }, (_, i) => i / 8));
    expect(new Set(strokes.map(({ pitch }) => pitch))).toEqual(new Set([midi('A5')]));
    for (const { beats } of strokes) expect(beats).toBeLessThan(1 / 8);
    const [first, ...others] = strokes.map(({ velocity }) => velocity);
    for (const velocity of others) expect(velocity).toBeLessThan(first ?? 0);
  });

  test('is loudest on accents, then on counts, then between them', () => {
    expect(write('1 1 1^ 1^ 1 1 1 1').map(({ velocity }) => velocity)).toEqual([
      0.7, 0.6, 0.88, 0.88, 0.7, 0.6, 0.7, 0.6,
    ]);
  });

  test('combines accent, double-stop and slide', () => {
    expect(pitches('. . /3=^ .')).toEqual(['A5', 'C5', 'G5'].map(midi));
    expect(write('. . /3^= .').map(({ velocity }) => velocity)).toEqual([0.88, 0.88, 0.88 * 0.7]);
  });

  test('sounds nearly as long as written', () => {
    expect(write('1 - - 2').map(({ beats }) => beats)).toEqual([3 * 0.95, 0.95]);
  });

  test('may start later in the chart, with the chords of that bar', () => {
    const [first, second] = write('1 /3 . .', REGISTER, 4);
    expect(first).toMatchObject({ instrument: 'requinto', pitch: midi('D5'), beat: 4 });
    expect(second).toMatchObject({ pitch: midi('G#5'), beat: 5 });
  });

  test.each(['0', 'x', '1+', '<>', '//1', '1/', 'a1', '/', '~', '1~', '*'])(
    'rejects %j',
    (symbol) => {
      expect(() => write(symbol)).toThrow(RangeError);
      expect(() => write(symbol)).toThrow(`'${symbol}'`);
    },
  );
});
