import { describe, expect, test } from 'vitest';
import { chart } from '#audio/music/chart/chart.ts';
import { chord } from '#audio/music/harmony/harmony.ts';
import { midi } from '#audio/music/harmony/pitch.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { rootOf, writeBass } from './bass.ts';

const sheet = () => chart('Am | Dm | E7', { written: 'Am' });
const write = (line: string, on = sheet(), start = 0) =>
  writeBass(line, on, start).map((note) => {
    if (!('pitch' in note)) throw new Error('the bass plays pitches');
    return note;
  });
/** A line that repeats one cell in every bar of some changes. */
const repeat = (cell: string, changes: string) =>
  changes
    .split('|')
    .map(() => cell)
    .join('|');
const pitches = (line: string, on = sheet(), start = 0) =>
  write(line, on, start).map(({ pitch }) => pitch);

test('roots lie from E1 to D#2', () => {
  const roots = ['E', 'F', 'A', 'C', 'D#'].map((name) => rootOf(chord(name)));
  expect(roots).toEqual(['E1', 'F1', 'A1', 'C2', 'D#2'].map(midi));
});

describe('a bass line', () => {
  test('has root, third, fifth and octave of the chord', () => {
    expect(pitches('.1358...')).toEqual(['A1', 'C2', 'E2', 'A2'].map(midi));
    expect(pitches('.135....', sheet(), 8)).toEqual(['E2', 'G#2', 'B2'].map(midi));
  });

  test('has each root near the one before: E and F above high roots, never above F2', () => {
    const roots = (changes: string) =>
      pitches(repeat('1', changes), chart(changes, { written: 'Am' }));
    expect(roots('Am | Dm | E7 | Am')).toEqual(['A1', 'D2', 'E2', 'A1'].map(midi));
    expect(roots('C | F | G | C')).toEqual(['C2', 'F2', 'G1', 'C2'].map(midi));
    expect(roots('G | F | E7')).toEqual(['G1', 'F1', 'E1'].map(midi));
    const leaps = Object.values(SONG_BY_ID).flatMap(({ key, keys, verse, preChorus, chorus }) =>
      keys.flatMap((to) =>
        [verse, preChorus, chorus].flatMap(({ chords }) => {
          const sheet = chart(chords, { written: key, key: to });
          const line = sheet.changes.map(({ beat }) => pitches('1.......', sheet, beat)[0] ?? 0);
          return line.slice(1).map((pitch, i) => Math.abs(pitch - (line[i] ?? 0)));
        }),
      ),
    );
    expect(Math.max(...leaps)).toBeLessThanOrEqual(10);
  });

  test('slides into a root from below', () => {
    const [plain, slid] = write('1---g---');
    expect(plain).not.toHaveProperty('slideFrom');
    expect(slid).toMatchObject({ pitch: midi('A1'), slideFrom: midi('A1') - 3 });
  });

  test('has its other notes above the root', () => {
    expect(pitches('.....5..', chart('C', { written: 'C' }))).toEqual([midi('G2')]);
    expect(pitches('.3...5..', chart('D#', { written: 'C' }))).toEqual(['G2', 'A#2'].map(midi));
  });

  test('has the root on the beat of a chord change, whatever is written', () => {
    expect(pitches('5.......')).toEqual([midi('A1')]);
    expect(pitches('....5...', chart('Am G', { written: 'Am' }))).toEqual([midi('G1')]);
  });

  test('anticipates the next root and ties it over the following 1', () => {
    const notes = write('1-----5n | 1---5---');
    expect(notes.map(({ pitch }) => pitch)).toEqual(['A1', 'E2', 'D2', 'A2'].map(midi));
    expect(notes.map(({ beat }) => beat)).toEqual([0, 3, 3.5, 6]);
    expect(notes[2]?.beats).toBeCloseTo(2.5 * 0.92, 9);
  });

  test('plays the 1 after an anticipation unless it follows directly', () => {
    expect(write('1-----5n | 5---1---').map(({ beat }) => beat)).toEqual([0, 3, 3.5, 4, 6]);
    expect(write('1------n | 5-------')[1]?.beats).toBeCloseTo(0.5 * 0.7, 9);
    expect(write('1------5 | 1-------').map(({ beat }) => beat)).toEqual([0, 3.5, 4]);
  });

  test('plays single cells short and longer notes nearly in full', () => {
    expect(write('1--5.1--').map(({ beats }) => beats)).toEqual([
      1.5 * 0.92,
      0.5 * 0.7,
      1.5 * 0.92,
    ]);
  });

  test('accents downbeats and anticipations', () => {
    expect(write('1-5-5--n').map(({ velocity }) => velocity)).toEqual([0.86, 0.74, 0.74, 0.86]);
    expect(write('1------- | 1-------').map(({ velocity }) => velocity)).toEqual([0.86, 0.86]);
  });

  test.each([
    ['up to a higher root', 'Am | Dm', 'C2'],
    ['down to a lower root', 'Am | G', 'A1'],
    ['down to the lowest root', 'Am | Em', 'F1'],
    ['by a semitone or a whole tone, whichever is in the scale', 'C | F', 'E2'],
  ])('approaches the next chord %s', (_, changes, note) => {
    const [, approach = 0] = pitches('1-----a-', chart(changes, { written: 'Am' }));
    expect(approach).toBe(midi(note));
  });

  test('approaches from the side of the current root', () => {
    // Below A, the scale of A minor has G; above it, B.
    expect(pitches('1-----a-', chart('G | A', { written: 'C' }))[1]).toBe(midi('G1'));
    expect(pitches('1-----a-', chart('C | A', { written: 'C' }))[1]).toBe(midi('B1'));
  });

  test('plays the fifth where the next chord has the same root', () => {
    expect(pitches('1-----a-', chart('Am | Am', { written: 'Am' }))[1]).toBe(midi('E2'));
  });

  test('may start later in the chart', () => {
    const [first] = write('1.......', sheet(), 4);
    expect(first).toMatchObject({ instrument: 'bass', pitch: midi('D2'), beat: 4 });
  });

  test('rejects any other letter', () => {
    expect(() => write('.x......')).toThrow(RangeError);
    expect(() => write('.x......')).toThrow("'x' is not a note of the bass");
  });
});
