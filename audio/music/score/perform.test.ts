import { describe, expect, test } from 'vitest';
import { TEMPO } from '#audio/music/tempo.ts';
import { mean, standardDeviation } from '#lib/statistics.ts';
import type { WrittenNote } from './notation.ts';
import { MAX_DEVIATION_SECONDS, perform, toucher } from './perform.ts';

const eighths: WrittenNote[] = Array.from({ length: 64 }, (_, i) => ({
  instrument: 'guira',
  stroke: 'down',
  beat: i / 2,
  velocity: 0.7,
}));
const bass: WrittenNote[] = [
  { instrument: 'bass', pitch: 40, beat: 0, beats: 1, velocity: 0.8 },
  { instrument: 'bass', pitch: 45, beat: 2, beats: 1.5, velocity: 0.8 },
];
const options = { bpm: 120, bars: 8, seed: 'one' };
const chord = (...pitches: number[]): WrittenNote[] =>
  pitches.map((pitch) => ({ instrument: 'piano', pitch, beat: 1, beats: 1, velocity: 0.6 }));

const touch = (written: readonly WrittenNote[], seed: string) => toucher(seed)(written);

describe('a performance', () => {
  test('turns beats into seconds', () => {
    const { bpm, bars, notes } = perform(bass, { ...options, bpm: 90 });
    expect({ bpm, bars }).toEqual({ bpm: 90, bars: 8 });
    expect(notes[0]).toMatchObject({ instrument: 'bass', pitch: 40, time: 0 });
    expect(notes[1]?.time).toBeCloseTo(4 / 3, 1);
    expect(notes.map((note) => 'duration' in note && note.duration)).toEqual([0.66667, 1]);
  });

  test('keeps strokes free of the fields of written music', () => {
    const [first] = perform(eighths, options).notes;
    expect(Object.keys(first ?? {}).toSorted()).toEqual([
      'instrument',
      'stroke',
      'time',
      'variant',
      'velocity',
    ]);
  });

  test('is ordered by time, then by player', () => {
    const { notes } = perform([...eighths, ...bass], options);
    const times = notes.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(notes.slice(0, 2).map(({ instrument }) => instrument)).toEqual(['bass', 'guira']);
  });

  test('is ordered by time even where a strum goes on beyond the next note', () => {
    const strum: WrittenNote[] = [0, 0.02, 0.04].map((after) => ({
      ...{ instrument: 'segunda', pitch: 60, beat: 0, beats: 1, velocity: 0.5 },
      after,
    }));
    const { notes } = perform([...strum, ...eighths.slice(0, 1)], options);
    expect(notes.map(({ instrument }) => instrument)).toEqual([
      ...['segunda', 'guira'],
      ...['segunda', 'segunda'],
    ]);
  });

  test('does not depend on the order in which the notes are written', () => {
    const written = [...eighths, ...bass, ...chord(60, 64, 67)];
    expect(perform(written.toReversed(), options)).toEqual(perform(written, options));
  });
});

describe('humanising', () => {
  test('moves notes by at most 14 ms, early as well as late, but not the first', () => {
    const off = perform(eighths, options).notes.map(({ time }, i) => time - i / 4);
    for (const seconds of off) {
      expect(Math.abs(seconds)).toBeLessThanOrEqual(MAX_DEVIATION_SECONDS);
    }
    expect(off[0]).toBe(0);
    expect(new Set(off.map((seconds) => seconds.toFixed(4))).size).toBeGreaterThan(20);
    expect(Math.max(...off)).toBeGreaterThan(0.002);
    expect(Math.min(...off)).toBeLessThan(-0.002);
  });

  test('spreads the times of a player by 3 to 5 ms about their habit, which drift slowly', () => {
    const offs = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => [
      touch(eighths, seed)
        .slice(1)
        .map(({ late }) => late),
    ]);
    const all = offs.flat();
    expect(standardDeviation(all)).toBeGreaterThan(0.003);
    expect(standardDeviation(all)).toBeLessThan(0.005);
    // Neighbours are similar: their differences are smaller than between independent times.
    const steps = offs.flatMap((one) => one.slice(1).map((off, i) => off - (one[i] ?? 0)));
    expect(standardDeviation(steps)).toBeLessThan(0.95 * Math.SQRT2 * standardDeviation(all));
  });

  test('the güira is ahead of the beat, the bass behind', () => {
    const line: WrittenNote[] = eighths.map(({ beat, velocity }) => ({
      ...{ instrument: 'bass', pitch: 40, beats: 0.5 },
      ...{ beat, velocity },
    }));
    const lateness = (written: readonly WrittenNote[]) =>
      mean(touch(written, 'one').map(({ late }) => late));
    expect(lateness(eighths)).toBeLessThan(-0.0015);
    expect(lateness(line)).toBeGreaterThan(0.0015);
  });

  test('accents lean forward', () => {
    const accents = eighths.map((note) => ({ ...note, accent: true as const }));
    const [regular, leaning] = [touch(eighths, 'one'), touch(accents, 'one')];
    const times = (notes: typeof regular) => mean(notes.slice(1).map(({ late }) => late));
    expect(times(leaning)).toBeLessThan(times(regular) - 0.001);
    const strength = (notes: typeof regular) => mean(notes.map(({ velocity }) => velocity));
    expect(strength(leaning)).toBeGreaterThan(strength(regular));
  });

  test('never plays the same variant of a stroke twice running, of any even number of them', () => {
    for (const count of [2, 4, 6, 8]) {
      const variants = touch(eighths, 'one').map(({ variant = 0 }) => variant % count);
      for (const [i, variant] of variants.slice(1).entries()) expect(variant).not.toBe(variants[i]);
      expect(new Set(variants).size).toBe(count);
    }
  });

  test('varies the level of a letter by 0.8 to 1.5 dB, of accents too', () => {
    for (const written of [0.6, 0.95]) {
      const played = eighths.map((note) => ({ ...note, velocity: written }));
      const levels = ['a', 'b', 'c'].flatMap((seed) =>
        perform(played, { ...options, seed }).notes.map(
          ({ velocity }) => 22 * Math.log10(velocity),
        ),
      );
      expect(standardDeviation(levels)).toBeGreaterThan(0.8);
      expect(standardDeviation(levels)).toBeLessThan(1.5);
    }
  });

  test('never exceeds full velocity', () => {
    const hard = eighths.map((note) => ({ ...note, velocity: 0.99 }));
    const velocities = perform(hard, options).notes.map(({ velocity }) => velocity);
    expect(Math.max(...velocities)).toBe(1);
  });

  test('rounds times and velocities to five digits', () => {
    for (const { time, velocity } of perform(eighths, { ...options, bpm: 113 }).notes) {
      expect(time).toBe(Number(time.toFixed(5)));
      expect(velocity).toBe(Number(velocity.toFixed(5)));
    }
  });

  test('is the same for the same seed and different for another', () => {
    expect(perform(eighths, options)).toEqual(perform(eighths, options));
    expect(perform(eighths, { ...options, seed: 'two' })).not.toEqual(perform(eighths, options));
  });

  test('differs between players on the same beats', () => {
    const congas = eighths.map((note) => ({ ...note, instrument: 'congas' }) as WrittenNote);
    const times = (notes: readonly WrittenNote[]) =>
      perform(notes, options).notes.map((n) => n.time);
    expect(times(congas)).not.toEqual(times(eighths));
  });

  test('of one player does not depend on the others', () => {
    const together = perform([...bass, ...eighths], options).notes;
    expect(together.filter(({ instrument }) => instrument === 'bass')).toEqual(
      perform(bass, options).notes,
    );
  });

  test('moves the notes of a chord together', () => {
    const times = perform(chord(60, 64, 67), options).notes.map(({ time }) => time);
    expect(new Set(times).size).toBe(1);
    expect(times[0]).not.toBe(0.5);
  });

  test('keeps the distances between the strings of a strum', () => {
    const strum: WrittenNote[] = [50, 55, 59].map((pitch, string) => ({
      instrument: 'segunda',
      pitch,
      beat: 1,
      beats: 0.2,
      velocity: 0.6,
      after: string * 0.009,
    }));
    const [first = 0, second = 0, third = 0] = perform(strum, options).notes.map((n) => n.time);
    expect(Math.abs(first - 0.5)).toBeLessThanOrEqual(MAX_DEVIATION_SECONDS);
    expect(second - first).toBeCloseTo(0.009, 4);
    expect(third - second).toBeCloseTo(0.009, 4);
    expect(touch(strum, 'one')[0]).not.toHaveProperty('after');
  });
});

describe('touch', () => {
  test('keeps the beats, and is late by the same seconds at any tempo', () => {
    const live = touch(eighths, 'one');
    expect(live.map(({ beat }) => beat)).toEqual(eighths.map(({ beat }) => beat));
    for (const bpm of [TEMPO.slowest, TEMPO.fastest]) {
      for (const [i, { time }] of perform(eighths, { ...options, bpm }).notes.entries()) {
        expect(time - (i / 2) * (60 / bpm)).toBeCloseTo(live[i]?.late ?? 1, 4);
      }
    }
  });

  test('keeps accents, which a score leaves out', () => {
    const accent: WrittenNote[] = [
      { instrument: 'guira', stroke: 'down', beat: 0, velocity: 0.9, accent: true },
    ];
    expect(touch(accent, 'one')[0]).toMatchObject({ accent: true });
    expect(perform(accent, options).notes[0]).not.toHaveProperty('accent');
  });
});
