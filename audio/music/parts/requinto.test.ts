import { expect, test } from 'vitest';
import { chart } from '#audio/music/chart/chart.ts';
import { midi } from '#audio/music/harmony/pitch.ts';
import type { WrittenNote } from '#audio/music/score/notation.ts';
import { requinto, requintoAnswers, writeRequinto } from './requinto.ts';

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

test('an answer stays open after the first line and closes after the second', () => {
  for (const seed of SEEDS) {
    const notes = requintoAnswers(passage(seed)).filter((note) => 'pitch' in note);
    const answer = (bar: number) =>
      notes.flatMap((note) =>
        Math.floor(note.beat / 4) === bar && note.beat % 4 >= 2 && 'pitch' in note
          ? [{ beat: note.beat % 4, pitch: note.pitch }]
          : [],
      );
    const [open, close] = [answer(1), answer(3)];
    // The same figure with a lower last note.
    expect(close[0]).toEqual(open[0]);
    expect(close[1]).toEqual(open[1]);
    expect(close.at(-1)?.pitch).toBeLessThan(open.at(-1)?.pitch ?? 0);
  }
});

test('it plays from A3 to C6, its arpeggios in derecho from E4 to A5', () => {
  const pitches = (notes: readonly WrittenNote[]) =>
    notes.map((note) => ('pitch' in note ? note.pitch : 0));
  const all = pitches(writeRequinto('1 2 3 4 5 6 7 8', chart('F', { written: 'F' })));
  expect(Math.min(...all)).toBe(midi('A3'));
  expect(Math.max(...all)).toBe(midi('C6'));
  for (const seed of SEEDS) {
    const arpeggios = pitches(requinto({ ...passage(seed), rhythm: 'derecho' }));
    // A third may reach below.
    expect(Math.min(...arpeggios)).toBeGreaterThanOrEqual(midi('E4') - 4);
    expect(Math.max(...arpeggios)).toBeLessThanOrEqual(midi('A5'));
  }
});
