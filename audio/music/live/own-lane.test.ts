import { describe, expect, test } from 'vitest';
import { BAND } from '#audio/music/instrument.ts';
import { LANE_STROKES, parseLane } from './own-lane.ts';

const BAR = 'd.u.d.u.d.u.D.s.';

describe('a lane in an address', () => {
  test.each([1, 2, 4, 8])('can have %i bars', (bars) => {
    expect(parseLane('guira', BAR.repeat(bars))).toEqual({ cells: BAR.repeat(bars) });
  });

  test.each([
    ['nothing', ''],
    ['part of a bar', BAR.slice(0, 8)],
    ['three bars', BAR.repeat(3)],
    ['sixteen bars', BAR.repeat(16)],
    ['a cell too many', `${BAR}.`],
    ['a stroke of another player', BAR.replace('s', 'H')],
    ['a space', BAR.replace('.', ' ')],
    ['a surrogate pair, which counts twice', `${BAR.slice(2)}🥁`],
  ])('is refused when it is %s', (_, text) => {
    expect(parseLane('guira', text)).toBeNull();
  });

  test('knows the strokes of every player, and one can rest throughout', () => {
    for (const player of BAND) {
      const all = LANE_STROKES[player].map(({ symbol }) => symbol).join('');
      expect(parseLane(player, all.padEnd(16, '.'))).toEqual({ cells: all.padEnd(16, '.') });
      expect(parseLane(player, '.'.repeat(16))).not.toBeNull();
    }
    expect(parseLane('bass', '9...............')).toBeNull();
  });
});

test('every stroke of a player has a symbol and a name of its own', () => {
  for (const player of BAND) {
    const all = LANE_STROKES[player];
    expect(new Set(all.map(({ symbol }) => symbol)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { symbol } of all) expect(symbol).toMatch(/^[A-Za-z1-9]$/);
  }
});
