import { describe, expect, test } from 'vitest';
import { BAND } from '#audio/music/instrument.ts';
import { LANE_STROKES, parseLane, REST } from '#audio/music/live/own-lane.ts';
import {
  barCells,
  barsOfLane,
  nextSymbol,
  signOf,
  symbolName,
  withBars,
  withCells,
} from './lane-edit.ts';

test('a cell cycles through the strokes of its player and back to the rest', () => {
  let symbol = REST;
  const seen = Array.from({ length: 8 }, () => {
    symbol = nextSymbol('bongos', symbol);
    return symbol;
  });
  expect(seen.join('')).toBe('oMhHmS.o');
});

test('strokes have their names', () => {
  expect(symbolName('segunda', 'c')).toBe('chop');
  expect(symbolName('bongos', 'H')).toBe('hembra, accented');
  expect(symbolName('segunda', '.')).toBe('rest');
});

test('a cell is set without touching the others', () => {
  const lane = { cells: 'd...'.repeat(8) };
  const edited = withCells(lane, 15, 's');
  expect(edited.cells).toBe(`${'d...'.repeat(3)}d..s${'d...'.repeat(4)}`);
  expect(parseLane('guira', edited.cells)).toEqual(edited);
});

test('a lane gets fewer bars from its start, and more by repeating', () => {
  const bars = ['d...d...d...d...', 'u...u...u...u...'] as const;
  const lane = { cells: bars.join('') };
  expect(barsOfLane(lane)).toBe(2);
  expect(withBars(lane, 1).cells).toBe(bars[0]);
  expect(withBars(lane, 4).cells).toBe([...bars, ...bars].join(''));
  expect(withBars(withBars(lane, 1), 2).cells).toBe(bars[0].repeat(2));
});

test('a bar is copied into another one', () => {
  const lane = { cells: `${'d...'.repeat(4)}${'u...'.repeat(4)}${'t...'.repeat(4)}` };
  expect(barCells(lane, 1)).toBe('u...'.repeat(4));
  const pasted = withCells(lane, 32, barCells(lane, 0));
  expect(pasted.cells).toBe(`${'d...'.repeat(4)}${'u...'.repeat(4)}${'d...'.repeat(4)}`);
});

describe.each(BAND)('%s', (player) => {
  test('has a sign of its own for each stroke', () => {
    const signs = LANE_STROKES[player].map(({ symbol }) => signOf(player, symbol));
    expect(signs).not.toContain(undefined);
    expect(new Set(signs.map((sign) => JSON.stringify(sign))).size).toBe(signs.length);
  });
});
