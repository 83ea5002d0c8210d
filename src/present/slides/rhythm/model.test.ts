import { is, parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseLane } from '#audio/music/live/own-lane.ts';
import { RHYTHMS, sixteenthsOf } from '#audio/music/rhythms.ts';
import { beatsOf, columnsOf } from '#src/band/chart/counts.ts';
import {
  CHOICE,
  COLUMNS,
  COMMON_STEPS,
  firstChoice,
  laneOf,
  patternOf,
  rowName,
  toggledRow,
} from './model.ts';

const own = RHYTHMS['derecho-lift'];
const labels = (id: keyof typeof RHYTHMS) =>
  columnsOf(RHYTHMS[id], COLUMNS)
    .map(({ label }) => label)
    .join(' ');

describe('columns', () => {
  test.each([
    ['derecho-lift', '1 & 2 & 3 & 4 & 5 & 6 & 7 & 8 &', 8],
    ['majao-bar', '1 & 2 & 3 & 4 & 5 & 6 & 7 & 8 &', 8],
    ['mambo', '1 e & a 2 e & a 3 e & a 4 e & a', 4],
  ] as const)('%s has 16 columns under the dancers’ counts', (id, expected, beats) => {
    expect(labels(id)).toBe(expected);
    expect(beatsOf(RHYTHMS[id], COLUMNS)).toBe(beats);
  });

  test('a pattern of one bar is repeated', () => {
    const strokes = columnsOf(RHYTHMS['majao-bar'], COLUMNS).map(({ stroke }) => stroke);
    expect(strokes).toEqual(columnsOf(RHYTHMS.majao, COLUMNS).map(({ stroke }) => stroke));
  });

  test('are empty until the strokes are revealed', () => {
    const hidden = columnsOf(RHYTHMS.mambo, COLUMNS, false);
    expect(hidden.map(({ stroke }) => stroke)).toEqual(Array(COLUMNS).fill(undefined));
  });

  test('the name of a row says its strokes once they are revealed', () => {
    expect(rowName(RHYTHMS.majao, true)).toBe(
      'Strokes on 1, 2, 3, 4 accented, 5, 6, 7, 8 accented.',
    );
    expect(rowName(RHYTHMS.mambo, true)).toMatch(/^Strokes on 1, 1 and, 1 a, 2, /);
    expect(rowName(RHYTHMS.majao, false)).not.toMatch(/\d,|accent/);
  });

  test('the slide’s pattern stands for its rhythm, the usual ones for the others', () => {
    expect(patternOf(own, 'derecho')).toBe(own);
    expect(patternOf(own, 'mambo')).toBe(RHYTHMS.mambo);
    expect(patternOf(RHYTHMS.mambo, 'derecho')).toBe(RHYTHMS['derecho-counts']);
  });
});

describe('the lane of the güira', () => {
  const counts = RHYTHMS['derecho-counts'];
  const compared = (...rows: ('derecho' | 'majao' | 'mambo')[]) =>
    laneOf({ mode: 'compare', rhythm: 'derecho', rows }, counts).cells;

  test('has a stroke wherever one of the compared rhythms has one, and its accents', () => {
    const union = compared('majao', 'mambo');
    const majao = sixteenthsOf(RHYTHMS.majao, COMMON_STEPS);
    const mambo = sixteenthsOf(RHYTHMS.mambo, COMMON_STEPS);
    expect(union).toHaveLength(32);
    [...union].forEach((symbol, cell) => {
      expect(symbol !== '.', `cell ${cell}`).toBe(majao[cell] !== 0 || mambo[cell] !== 0);
      expect(symbol === 'D', `cell ${cell}`).toBe(majao[cell] === 2);
    });
  });

  test('has an accent although the first rhythm has a plain stroke there', () => {
    const rows = ['derecho', 'majao'] as const;
    const { cells } = laneOf({ mode: 'compare', rhythm: 'derecho', rows }, RHYTHMS['derecho-lift']);
    expect(cells).toBe('d.u.d.u.d.u.D.D.'.repeat(2));
  });

  test('is silent with no row, and one rhythm with one', () => {
    expect(compared()).toBe('.'.repeat(32));
    const alone = laneOf({ mode: 'row', rhythm: 'mambo', rows: [] }, counts).cells;
    expect(compared('mambo')).toBe(alone);
    expect(parseLane('guira', alone)).not.toBeNull();
  });
});

describe('what was kept', () => {
  const choice = firstChoice(own);

  test('is read as it was written', () => {
    const other = { ...choice, mode: 'compare', rows: ['mambo'], band: true, tempo: 60 };
    expect(parse(CHOICE, JSON.parse(JSON.stringify(other)))).toEqual(other);
  });

  test.each([
    { ...choice, rhythm: 'salsa' },
    { ...choice, tempo: 1000 },
    { ...choice, mode: 'dance' },
  ])('is dropped unless it is valid: %j', (kept) => {
    expect(is(CHOICE, kept)).toBe(false);
  });

  test('drops unknown rows', () => {
    expect(parse(CHOICE, { ...choice, rows: ['mambo', 'salsa'] }).rows).toEqual(['mambo']);
  });
});

test('rows keep their order when they are switched in again', () => {
  const without = toggledRow(['derecho', 'majao', 'mambo'], 'derecho');
  expect(without).toEqual(['majao', 'mambo']);
  expect(toggledRow(without, 'derecho')).toEqual(['derecho', 'majao', 'mambo']);
});
