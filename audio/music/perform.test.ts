import { describe, expect, test } from 'vitest';
import { MAX_DEVIATION_SECONDS, perform } from './perform.ts';
import type { WrittenNote } from './written.ts';

const eighths: WrittenNote[] = Array.from({ length: 64 }, (_, i) => ({
  instrument: 'guira',
  stroke: 'down',
  beat: i / 2,
  velocity: 0.7,
}));
const bass: WrittenNote[] = [
  { instrument: 'bass', pitch: 40, beat: 0, beats: 1, velocity: 0.8 },
  { instrument: 'bass', pitch: 45, beat: 2, beats: 1, velocity: 0.8 },
];
const how = { bpm: 120, bars: 8, seed: 'one' };

describe('touch', () => {
  test('lets a hand stray by a few milliseconds at most, and really does', () => {
    const off = perform(eighths, how).notes.map(({ time }, i) => time - i / 4);
    for (const seconds of off) expect(Math.abs(seconds)).toBeLessThanOrEqual(MAX_DEVIATION_SECONDS);
    expect(new Set(off.map((seconds) => seconds.toFixed(4))).size).toBeGreaterThan(20);
    expect(Math.max(...off.map(Math.abs))).toBeGreaterThan(0.002);
  });

  test('leaves the first beat exact', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(perform(eighths, { ...how, seed }).notes[0]?.time).toBe(0);
    }
  });

  test('varies strength by less than a tenth', () => {
    const strengths = perform(eighths, how).notes.map(({ velocity }) => velocity);
    expect(Math.min(...strengths)).toBeGreaterThan(0.63);
    expect(Math.max(...strengths)).toBeLessThan(0.77);
    expect(new Set(strengths).size).toBeGreaterThan(20);
  });

  test('is the same for the same seed and another for another', () => {
    expect(perform(eighths, how)).toEqual(perform(eighths, how));
    expect(perform(eighths, { ...how, seed: 'two' })).not.toEqual(perform(eighths, how));
  });

  test('of one player does not depend on who else plays', () => {
    const together = perform([...bass, ...eighths], how).notes;
    const alone = perform(bass, how).notes;
    expect(together.filter(({ instrument }) => instrument === 'bass')).toEqual(alone);
  });

  test('puts the notes in the order in which they sound', () => {
    const times = perform([...eighths, ...bass], how).notes.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('moves the strings of one strum together', () => {
    const strum: WrittenNote[] = [50, 55, 59].map((pitch, string) => ({
      instrument: 'segunda',
      pitch,
      beat: 1,
      beats: 0.2,
      velocity: 0.6,
      after: string * 0.009,
    }));
    const times = perform(strum, how).notes.map(({ time }) => time);
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeCloseTo(0.009, 4);
    expect(third - second).toBeCloseTo(0.009, 4);
  });
});
