import { describe, expect, test } from 'vitest';
import type { Instrument } from '#audio/music/instrument.ts';
import { play } from '#audio/music/score/arrangement.ts';
import type { Note, Score } from '#audio/music/score/score.ts';
import { gridPosition } from '#tests/support/grid-position.ts';
import { arrangeGroove, GROOVES, type GrooveName } from './grooves.ts';

const KEYS = { merengue: 'C', son: 'Am', cumbia: 'Am', bolero: 'Am' } as const;

function played(name: GrooveName): Score {
  const how = { key: KEYS[name], bpm: GROOVES[name].tempo[0], seed: 'test' };
  return play(arrangeGroove(name, how), how);
}

/** Cells of the first two bars in which an instrument plays, optionally one of its strokes only. */
function cells(score: Score, instrument: Instrument, perBar: 8 | 16, stroke?: string): number[] {
  const matches = (note: Note) =>
    note.instrument === instrument && (!stroke || ('stroke' in note && note.stroke === stroke));
  const positions = score.notes.filter(matches).map((note) => gridPosition(note, score, perBar));
  const own = positions
    .filter(({ bar }) => bar <= 2)
    .map(({ bar, cell }) => (bar - 1) * perBar + cell);
  return [...new Set(own)].sort((a, b) => a - b);
}

const names = Object.keys(GROOVES) as GrooveName[];

const playersOf = (name: GrooveName) =>
  new Set(played(name).notes.map(({ instrument }) => instrument));

test.each(names)('%s has no requinto', (name) => {
  expect(playersOf(name)).not.toContain('requinto');
});

test('each Non-Bachata style lacks the güira or the bongos', () => {
  expect(names.filter((name) => playersOf(name).has('guira'))).toEqual(['merengue', 'cumbia']);
  expect(names.filter((name) => playersOf(name).has('bongos'))).toEqual(['son', 'bolero']);
});

test.each(names)('%s lasts at least 6.9 seconds in as few pairs of bars as possible', (name) => {
  const [slowest, fastest] = GROOVES[name].tempo;
  for (const bpm of [slowest, fastest, 139.2]) {
    const { bars } = arrangeGroove(name, { key: 'C', bpm }).chart;
    const seconds = (count: number) => (count * 240) / bpm;
    expect(bars % 2).toBe(0);
    expect(seconds(bars)).toBeGreaterThanOrEqual(6.9);
    if (bars > 2) expect(seconds(bars - 2)).toBeLessThan(6.9);
  }
});

describe('the characteristic rhythm of', () => {
  test('merengue: tambora rolls into the downbeat, bass on 1 and 3', () => {
    const score = played('merengue');
    expect(cells(score, 'tambora', 8, 'open')).toEqual(expect.arrayContaining([7, 8, 15, 16]));
    expect(cells(score, 'bass', 8)).toEqual([1, 5, 9, 13]);
  });

  test('son: 2-3 clave, a bass without 1, maracas in eighths', () => {
    const score = played('son');
    expect(cells(score, 'claves', 8)).toEqual([3, 5, 9, 12, 15]);
    expect(cells(score, 'bass', 8)).toEqual([4, 7, 12, 15]);
    expect(cells(score, 'maracas', 8)).toHaveLength(16);
    expect(cells(score, 'bongos', 8, 'hembra')).toEqual([7, 15]);
  });

  test('cumbia: one long and two short scrapes, conga on 2 and 4, bass on 1, 3 and 4', () => {
    const score = played('cumbia');
    expect(cells(score, 'guira', 8, 'scrape')).toEqual([1, 5, 9, 13]);
    expect(cells(score, 'guira', 8, 'tap')).toEqual([3, 4, 7, 8, 11, 12, 15, 16]);
    expect(cells(score, 'congas', 8, 'open')).toEqual([3, 7, 11, 15]);
    expect(cells(score, 'bass', 8)).toEqual([1, 5, 7, 9, 13, 15]);
  });

  test('bolero: two guitars and maracas, no güira, bass on 1, 3 and 4', () => {
    const score = played('bolero');
    expect(playersOf('bolero')).toEqual(new Set(['bongos', 'maracas', 'bass', 'segunda']));
    expect(cells(score, 'bass', 8)).toEqual([1, 5, 7, 9, 13, 15]);
    expect(cells(score, 'maracas', 8)).toHaveLength(16);
  });
});
