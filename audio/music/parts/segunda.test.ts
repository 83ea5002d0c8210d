import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chart } from '#audio/music/chart/chart.ts';
import { midi, pitchClass } from '#audio/music/harmony/pitch.ts';
import type { WrittenNote, WrittenPitch } from '#audio/music/score/notation.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { fullChord, strum, writeSegunda } from './segunda.ts';

const sheet = () => chart('Am | G7', { written: 'Am' });
const isPitch = (note: WrittenNote): note is WrittenPitch => 'pitch' in note;
const write = (line: string, start = 0) => writeSegunda(line, sheet(), start).filter(isPitch);
const sum = (values: readonly number[]) => values.reduce((total, x) => total + x, 0);

describe('a line of the rhythm guitar', () => {
  test('has the low root and fifth of the chord as bass notes', () => {
    const notes = write('B---b--- | B---b---');
    expect(notes.map(({ pitch }) => pitch)).toEqual(['A2', 'E2', 'G2', 'D3'].map(midi));
    expect(notes.map(({ beats }) => beats)).toEqual([1.8, 1.8, 1.8, 1.8]);
    expect(notes.every(({ velocity, after }) => velocity === 0.72 && after === undefined)).toBe(
      true,
    );
  });

  test.each([
    ['d', true, 0.6, 0.22, 3],
    ['D', true, 0.74, 0.22, 4],
    ['u', false, 0.52, 0.22, 2],
    ['U', false, 0.68, 0.22, 3],
    ['c', false, 0.8, 0.165, 4],
    ['C', false, 0.92, 0.165, 4],
    ['x', true, 0.7, 0.22 * 0.4, 3],
  ])(
    'strums %s down: %s, with velocity %d for %d beats on %i strings',
    (letter, down, velocity, beats, strings) => {
      const notes = write(`..${letter}.....`);
      const pitches = notes.map(({ pitch }) => pitch);
      expect(pitches).toHaveLength(strings);
      expect(pitches).toEqual(pitches.toSorted((a, b) => (down ? a - b : b - a)));
      for (const note of notes) expect(note).toMatchObject({ beat: 1, velocity, beats });
    },
  );

  test('may start later in the chart, with the chords of that bar', () => {
    expect(write('B...d...', 4)[0]).toMatchObject({
      instrument: 'segunda',
      pitch: midi('G2'),
      beat: 4,
    });
    const classes = write('B...d...', 4).map(({ pitch }) => pitchClass(pitch));
    expect(classes).toContain(pitchClass(midi('F3')));
  });

  test('rejects any other letter', () => {
    expect(() => write('y.......')).toThrow(RangeError);
    expect(() => write('y.......')).toThrow("'y' is not a stroke of the segunda");
  });
});

test('a strum sounds the strings from low to high going down, from high to low going up', () => {
  const stroke = { velocity: 0.6, beats: 0.2, beat: 3 };
  for (const down of [true, false]) {
    const notes = strum([50, 55, 59], { down, ...stroke });
    expect(notes).toEqual(
      (down ? [50, 55, 59] : [59, 55, 50]).map((pitch, i) => ({
        ...{ instrument: 'segunda', pitch, ...stroke },
        after: i * 0.009,
      })),
    );
  }
});

test('a harder strum is quicker', () => {
  const spread = (velocity: number) =>
    strum([50, 55, 59], { velocity, beats: 0.2, beat: 0, down: true }).filter(isPitch)[1]?.after ??
    0;
  expect(spread(0.9)).toBeLessThan(spread(0.6));
});

describe('voicings', () => {
  const charts = () =>
    Object.values(SONG_BY_ID).flatMap(({ key, verse, preChorus, chorus }) =>
      [verse, preChorus, chorus].map(({ chords }) => chart(chords, { written: key })),
    );
  /** The three upper strings of every chord, in order. */
  const voicings = () =>
    charts().map((one) => one.changes.map(({ beat }) => fullChord(one, beat).slice(1)));

  test('keep their shape in any sequence of chords', () => {
    const roots = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];
    const chordName = fc.tuple(
      fc.constantFrom(...roots),
      fc.constantFrom('', 'm', '7', 'm7', 'm7b5'),
    );
    fc.assert(
      fc.property(fc.array(chordName, { minLength: 1, maxLength: 8 }), (names) => {
        const sequence = chart(names.map((name) => name.join('')).join('|'), { written: 'C' });
        for (const { beat, chord } of sequence.changes) {
          const [low = 0, middle = 0, high = 0] = fullChord(sequence, beat).slice(1);
          expect(low).toBeLessThan(middle);
          expect(middle).toBeLessThan(high);
          expect(high - low).toBeLessThan(12);
          const classes = [low, middle, high].map(pitchClass);
          expect(chord.tones).toEqual(expect.arrayContaining(classes));
          expect(classes).toContain(chord.tones[1]);
          expect(classes).toContain(chord.tones[3] ?? chord.tones[1]);
        }
      }),
    );
  });

  test('lie between E3 and A4 over a root from E2 to E3', () => {
    for (const one of charts()) {
      for (const { beat, chord } of one.changes) {
        const [root = 0, ...strings] = fullChord(one, beat);
        expect(pitchClass(root)).toBe(chord.root);
        expect(root).toBeGreaterThanOrEqual(midi('E2'));
        expect(root).toBeLessThanOrEqual(midi('E3'));
        expect(Math.min(...strings)).toBeGreaterThanOrEqual(midi('E3'));
        expect(Math.max(...strings)).toBeLessThanOrEqual(midi('A4'));
      }
    }
  });

  test('lead smoothly from chord to chord: at most a fifth of movement in all three strings', () => {
    for (const sequence of voicings()) {
      for (const [i, strings] of sequence.slice(1).entries()) {
        const before = sequence[i] ?? [];
        expect(sum(strings.map((pitch, k) => Math.abs(pitch - (before[k] ?? 0))))).toBeLessThan(8);
      }
    }
  });

  test('start in the middle of the neck and take the smallest movement', () => {
    const upper = (changes: string, beat: number) =>
      fullChord(chart(changes, { written: 'Am' }), beat).slice(1);
    expect(upper('Am | Dm', 0)).toEqual(['A3', 'C4', 'E4'].map(midi));
    expect(upper('Am | Dm', 4)).toEqual(['A3', 'D4', 'F4'].map(midi));
    // The chord after the last bar is the tonic, voiced near the previous chord.
    expect(upper('Dm', 4)).toEqual(['A3', 'C4', 'E4'].map(midi));
  });
});
