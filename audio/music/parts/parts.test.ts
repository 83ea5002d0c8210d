import { describe, expect, test } from 'vitest';
import type { Instrument } from '#audio/music/instrument.ts';
import { RHYTHMS, type RhythmType } from '#audio/music/rhythms.ts';
import { arrangeRhythm, play } from '#audio/music/score/arrangement.ts';
import { MAX_DEVIATION_SECONDS } from '#audio/music/score/perform.ts';
import type { Note, Score } from '#audio/music/score/score.ts';
import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import { median } from '#lib/statistics.ts';
import { gridPosition } from '#tests/support/grid-position.ts';

const ALL: readonly RhythmType[] = ['derecho', 'majao', 'mambo'];
const SEEDS = ['a', 'b', 'c', 'd', 'e'];

/** The band in one rhythm: every song over every strain, with several seeds. */
function performances(rhythm: RhythmType): Score[] {
  return Object.values(SONG_BY_ID).flatMap((song) =>
    (['verse', 'preChorus', 'chorus'] as const).flatMap((changes) =>
      SEEDS.map((suffix) => {
        const seed = `${song.title} ${changes} ${suffix}`;
        const how = { song, changes, bpm: 120, seed, loop: true };
        return play(arrangeRhythm(rhythm, how), how);
      }),
    ),
  );
}

const by = (score: Score, instrument: Instrument) =>
  score.notes.filter((note) => note.instrument === instrument);

/** The cells of each bar in which a note begins. */
function cellsByBar(score: Score, notes: readonly Note[], cells: 8 | 16): number[][] {
  return Array.from({ length: score.bars }, (_, bar) => {
    const own = notes
      .map((note) => gridPosition(note, score, cells))
      .filter((p) => p.bar === bar + 1);
    return [...new Set(own.map(({ cell }) => cell))].sort((a, b) => a - b);
  });
}

const struck = (steps: readonly number[]) => steps.flatMap((s, i) => (s > 0 ? [i + 1] : []));
const accented = (steps: readonly number[]) => steps.flatMap((s, i) => (s === 2 ? [i + 1] : []));

describe('güira', () => {
  const target = {
    derecho: { pattern: RHYTHMS['derecho-counts'].steps.slice(0, 8), cells: 8 },
    majao: { pattern: RHYTHMS['majao-bar'].steps, cells: 8 },
    mambo: { pattern: RHYTHMS.mambo.steps, cells: 16 },
  } as const;

  test.each(ALL)('plays exactly the cells of %s in every bar', (rhythm) => {
    const { pattern, cells } = target[rhythm];
    for (const score of performances(rhythm)) {
      const strokes = by(score, 'guira');
      expect(strokes).toHaveLength(struck(pattern).length * score.bars);
      expect(cellsByBar(score, strokes, cells)).toEqual(
        Array.from({ length: score.bars }, () => struck(pattern)),
      );
    }
  });

  test.each(ALL)('has the accents of the practice grid of %s', (rhythm) => {
    const { pattern, cells } = target[rhythm];
    // Between the hardest regular stroke and the softest accent; derecho is softer overall.
    const between = rhythm === 'derecho' ? 0.682 : 0.72;
    for (const score of performances(rhythm)) {
      const loud = by(score, 'guira').filter(({ velocity }) => velocity > between);
      expect(cellsByBar(score, loud, cells)).toEqual(
        Array.from({ length: score.bars }, () => accented(pattern)),
      );
    }
  });
});

describe('bongos', () => {
  const strokesOn = (score: Score, cell: number) =>
    by(score, 'bongos').flatMap((note) =>
      'stroke' in note && gridPosition(note, score, 8).cell === cell && onCell(note, score)
        ? [note.stroke]
        : [],
    );
  const onCell = (note: Note, score: Score) =>
    Math.abs(gridPosition(note, score, 8).off) <= MAX_DEVIATION_SECONDS;

  test.each(['derecho', 'majao'] as const)(
    'play the hembra on count 4 in every bar of %s',
    (rhythm) => {
      for (const score of performances(rhythm)) {
        expect(strokesOn(score, 7)).toEqual(Array(score.bars).fill('hembra'));
      }
    },
  );

  test('play the martillo in derecho: continuous eighths with the macho on counts 1 and 3', () => {
    for (const score of performances('derecho')) {
      const eighths = by(score, 'bongos').filter((note) => onCell(note, score));
      for (const bar of cellsByBar(score, eighths, 8).slice(0, -1)) {
        expect(bar).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      }
      expect(strokesOn(score, 1)).toEqual(Array(score.bars).fill('macho'));
      expect(strokesOn(score, 5)).toEqual(Array(score.bars).fill('macho'));
    }
  });

  test('play counts 1, 2 and 3 of majao on the open macho, equally loud', () => {
    const all = performances('majao');
    const strengths = [1, 3, 5].map((cell) => {
      const strokes = all.flatMap((score) => {
        expect(strokesOn(score, cell)).toEqual(Array(score.bars).fill('macho'));
        return by(score, 'bongos').filter(
          (note) => gridPosition(note, score, 8).cell === cell && onCell(note, score),
        );
      });
      return strokes.reduce((sum, { velocity }) => sum + velocity, 0) / strokes.length;
    });
    expect(Math.max(...strengths) - Math.min(...strengths)).toBeLessThan(0.03);
  });

  test('play a redoble only from count 4 of the last bar', () => {
    for (const rhythm of ['derecho', 'majao'] as const) {
      for (const score of performances(rhythm)) {
        const between = by(score, 'bongos')
          .map((note) => gridPosition(note, score, 16))
          .filter(({ cell }) => cell % 2 === 0);
        expect(between.length).toBeGreaterThan(0);
        for (const { bar, cell } of between)
          expect({ bar, late: cell > 13 }).toEqual({ bar: 4, late: true });
      }
    }
  });

  test('gallop in the mambo: the "e" of every count is free until the fill of the last bar', () => {
    for (const score of performances('mambo')) {
      const bars = cellsByBar(score, by(score, 'bongos'), 16);
      const onE = bars.map((cells) => cells.filter((cell) => cell % 4 === 2).length);
      expect(onE.slice(0, -1)).toEqual([0, 0, 0]);
      expect(onE.at(-1)).toBeGreaterThan(0);
      for (const cells of bars) expect(cells).toEqual(expect.arrayContaining([1, 5, 9, 13]));
      expect(bars.flat().length).toBeLessThan(56);
      expect(strokesOn(score, 7).slice(0, -1)).toEqual(['hembra', 'hembra', 'hembra']);
    }
  });

  test('play most in the mambo and least in majao', () => {
    const strokes = (rhythm: RhythmType) =>
      performances(rhythm).reduce((sum, score) => sum + by(score, 'bongos').length, 0);
    expect(strokes('mambo')).toBeGreaterThan(strokes('derecho') * 1.3);
    expect(strokes('majao')).toBeLessThan(strokes('derecho') * 0.8);
  });
});

describe('bass', () => {
  test.each(['derecho', 'majao'] as const)(
    'plays cells 1, 4, 5 and 7 in %s, and pushes on 8 in the last bar only',
    (rhythm) => {
      const lasts = performances(rhythm).map((score) => {
        const bars = cellsByBar(score, by(score, 'bass'), 8);
        expect(bars.slice(0, -1)).toEqual(Array(3).fill([1, 4, 5, 7]));
        return bars.at(-1)?.join();
      });
      expect(new Set(lasts)).toEqual(new Set(['1,4,5,7', '1,4,5,7,8']));
    },
  );

  test('plays a long note on cell 1, some of them slid into, and a short one on cell 4', () => {
    let slides = 0;
    for (const score of performances('derecho')) {
      for (const note of by(score, 'bass')) {
        if (!('pitch' in note)) throw new Error('the bass plays pitches');
        const { cell } = gridPosition(note, score, 8);
        if (cell === 1) expect(note.duration).toBeGreaterThan(0.6);
        if (cell === 4) expect(note.duration).toBeLessThan(0.2);
        if ('slideFrom' in note) {
          expect(cell).toBe(1);
          slides += 1;
        }
      }
    }
    expect(slides).toBeGreaterThan(0);
  });

  test('has the downbeat of every phrase of the mambo, and pushes over the other bar lines only', () => {
    for (const score of performances('mambo')) {
      const bars = cellsByBar(score, by(score, 'bass'), 8);
      for (const [i, cells] of bars.entries()) {
        const pushed = i > 0 && bars[i - 1]?.includes(8);
        expect(cells.includes(1)).toBe(!pushed);
        if (i % 2 === 0) expect(cells).toContain(1);
      }
      expect(bars.at(-1)).toContain(8);
    }
  });
});

describe('segunda', () => {
  const lows = (score: Score) =>
    by(score, 'segunda').filter((note) => 'pitch' in note && note.duration > 0.15);

  test.each(['derecho', 'majao'] as const)(
    'plays bass notes on counts 1, 3 and 4 of %s and strums in all other cells, but for a cut at the end',
    (rhythm) => {
      for (const score of performances(rhythm)) {
        const low = lows(score);
        const strummed = by(score, 'segunda').filter((note) => !low.includes(note));
        expect(cellsByBar(score, low, 8)).toEqual(Array(4).fill([1, 5, 7]));
        const strums = cellsByBar(score, strummed, 8);
        expect(strums.slice(0, -1)).toEqual(Array(3).fill([2, 3, 4, 6, 8]));
        expect(['2,3,4,6,8', '2,3,4,6']).toContain(strums.at(-1)?.join());
      }
    },
  );

  test('chops on the even cells of the mambo, with a bass note on the downbeat of every phrase', () => {
    for (const score of performances('mambo')) {
      const bars = cellsByBar(score, by(score, 'segunda'), 8);
      for (const [i, cells] of bars.entries()) {
        expect(cells.filter((cell) => cell > 1)).toEqual([2, 4, 6, 8]);
        if (i % 2 === 0) expect(cells).toContain(1);
      }
    }
  });
});

describe('requinto', () => {
  const onsets = (score: Score) => cellsByBar(score, by(score, 'requinto'), 8).flat().length;

  test('plays continuously in derecho and leaves room in majao', () => {
    for (const score of performances('derecho')) expect(onsets(score)).toBeGreaterThanOrEqual(27);
    for (const score of performances('majao')) expect(onsets(score)).toBeLessThanOrEqual(18);
  });

  test('plays sixteenths and double-stops of thirds and sixths in the mambo', () => {
    for (const score of performances('mambo')) {
      const notes = by(score, 'requinto');
      const sixteenths = notes.filter((note) => gridPosition(note, score, 16).cell % 2 === 0);
      expect(sixteenths.length).toBeGreaterThanOrEqual(6);
      const intervals = notes.slice(1).flatMap((note, i) => {
        const before = notes[i];
        if (!before || before.time !== note.time) return [];
        return 'pitch' in note && 'pitch' in before ? [Math.abs(note.pitch - before.pitch)] : [];
      });
      expect(intervals.length).toBeGreaterThan(0);
      for (const interval of intervals) expect([3, 4, 8, 9]).toContain(interval);
    }
  });

  test('reaches across the strings, and lies above the segunda as a whole', () => {
    const pitches = (score: Score, instrument: Instrument) =>
      by(score, instrument).flatMap((note) => ('pitch' in note ? [note.pitch] : []));
    for (const rhythm of ALL) {
      const scores = performances(rhythm);
      for (const score of scores) {
        expect(Math.min(...pitches(score, 'requinto'))).toBeGreaterThanOrEqual(57);
        expect(Math.max(...pitches(score, 'requinto'))).toBeLessThanOrEqual(84);
        expect(median(pitches(score, 'requinto'))).toBeGreaterThanOrEqual(
          median(pitches(score, 'segunda')) + 7,
        );
      }
      // The open first string of a standard guitar, E4, or lower.
      const lowest = Math.min(...scores.flatMap((score) => pitches(score, 'requinto')));
      expect(lowest).toBeLessThanOrEqual(64);
    }
  });
});
