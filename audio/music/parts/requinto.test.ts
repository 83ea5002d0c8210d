import { expect, test } from 'vitest';
import { chart } from '#audio/music/chart.ts';
import { midi } from '#audio/music/pitch.ts';
import { requintoAnswers, writeRequinto } from './requinto.ts';

const passage = (seed: string, from = 0, bars = 4) => ({
  ...{ chart: chart('Am', { written: 'Am', bars: 8 }), rhythm: 'majao' as const, fill: true },
  ...{ seed, from, bars },
});
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('the requinto answers a singer on counts 3 and 4 of every second bar only', () => {
  for (const seed of SEEDS) {
    const bars = requintoAnswers(passage(seed)).map(({ beat }) => {
      // A slide begins just before its beat.
      expect(beat % 8).toBeGreaterThan(5.8);
      return Math.floor(beat / 4);
    });
    expect(new Set(bars)).toEqual(new Set([1, 3]));
  }
});

test('its answers vary, and move with their passage', () => {
  const answers = SEEDS.map((seed) => JSON.stringify(requintoAnswers(passage(seed, 0, 2))));
  expect(new Set(answers).size).toBe(3);
  for (const { beat } of requintoAnswers(passage('a', 2, 2))) {
    expect(beat).toBeGreaterThan(13.8);
    expect(beat).toBeLessThan(16);
  }
});

test('it plays from B4 to D6', () => {
  const notes = writeRequinto('1 2 3 4 5 6 7 8', chart('G', { written: 'G' }));
  const pitches = notes.map((note) => ('pitch' in note ? note.pitch : 0));
  expect(Math.min(...pitches)).toBe(midi('B4'));
  expect(Math.max(...pitches)).toBe(midi('D6'));
});
