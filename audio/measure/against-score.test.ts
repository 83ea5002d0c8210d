import { describe, expect, test } from 'vitest';
import type { Note } from '#audio/music/score/score.ts';
import { compare, expectedOnsets, isFound, TOLERANCE } from './against-score.ts';

const note = (time: number, instrument: 'segunda' | 'accordion' = 'segunda'): Note => ({
  instrument,
  pitch: 60,
  duration: 0.1,
  velocity: 0.7,
  time,
});
const at = (...times: number[]) => times.map((time) => ({ time, rise: 10 }));
const errors = (...parameters: Parameters<typeof compare>) =>
  compare(...parameters).map(({ error }) => Math.round(error * 1e6) / 1e6);

describe('the onsets of a score', () => {
  test('are one for the strings of a strum, and another for a later note', () => {
    const notes = [0, 0.009, 0.018, 0.027, 0.25].map((time) => note(time));
    expect(expectedOnsets({ notes }).map(({ time }) => time)).toEqual([0, 0.25]);
    expect(expectedOnsets({ notes }).map((onset) => onset.notes.length)).toEqual([4, 1]);
  });

  test('are separate when notes are more than 25 ms apart', () => {
    const times = (gap: number) =>
      expectedOnsets({ notes: [note(1), note(1 + gap)] }).map(({ time }) => time);
    expect(times(0.024)).toEqual([1]);
    expect(times(0.026)).toEqual([1, 1.026]);
  });

  test('are none in an empty score', () => {
    expect(expectedOnsets({ notes: [] })).toEqual([]);
  });
});

describe('the comparison with a sound', () => {
  const notes = [note(0), note(0.5), note(1)];

  test('pairs each onset with the nearest detected one, with the sign of the error', () => {
    expect(errors({ notes }, at(0.001, 0.3, 0.495, 1.2))).toEqual([0.001, -0.005, 0.2]);
  });

  test('has infinite errors where nothing was detected', () => {
    expect(errors({ notes }, [])).toEqual([Infinity, Infinity, Infinity]);
  });

  test('allows for players who begin a few milliseconds apart, but not for strings of one of them', () => {
    const two = [note(0), note(0.012, 'accordion')];
    expect(errors({ notes: two }, at(0.014))).toEqual([0.002]);
    const strum = [note(0), note(0.012)];
    expect(errors({ notes: strum }, at(0.014))).toEqual([0.014]);
  });

  test('counts onsets within 10 ms as found', () => {
    const [early, late, missed] = compare({ notes }, at(-0.0099, 0.5099, 1.011));
    expect([early, late, missed].map((onset) => onset && isFound(onset))).toEqual([
      true,
      true,
      false,
    ]);
    expect(TOLERANCE).toBe(0.01);
  });

  test('looks for a player with a slow attack in a rendering of that player alone', () => {
    const mixed = [note(0, 'accordion'), note(0.5), note(1, 'accordion'), note(1.01)];
    const alone = { accordion: at(0.002, 0.4, 1.002) };
    // The last onset is shared with the segunda, so the mix decides.
    expect(errors({ notes: mixed }, at(0.1, 0.503, 1.004), alone)).toEqual([0.002, 0.003, 0.004]);
  });
});
