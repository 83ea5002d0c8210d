import { describe, expect, test } from 'vitest';
import { BAND } from './instrument.ts';
import { guiraLane, LANE_STROKES, parseLane } from './own-lane.ts';
import { RHYTHMS } from './rhythms.ts';
import { strokes } from './stroke.ts';

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

describe("a grid's rhythm on the güira", () => {
  test('has two bars for sixteen eighths, with down and up strokes', () => {
    const { steps, clock } = RHYTHMS['derecho-lift'];
    expect(guiraLane(steps, clock).cells).toBe('d.u.d.u.d.u.d.D.'.repeat(2));
  });

  test('has one bar for eight eighths', () => {
    const { steps, clock } = RHYTHMS['majao-bar'];
    expect(guiraLane(steps, clock).cells).toBe('d...d...d...D...');
  });

  test('has one bar for sixteen sixteenths, with a tap in the quick pair', () => {
    const { steps, clock } = RHYTHMS.mambo;
    expect(guiraLane(steps, clock).cells).toBe('d.tu'.repeat(4));
  });

  test('fills a bar with eight sixteenths played twice', () => {
    expect(guiraLane(strokes('X.x. x.x.'), 'sixteenths').cells).toBe('D.t.d.t.'.repeat(2));
  });

  test('can be parsed as a lane', () => {
    for (const { steps, clock } of Object.values(RHYTHMS)) {
      const lane = guiraLane(steps, clock);
      expect(parseLane('guira', lane.cells)).toEqual(lane);
    }
  });

  test('needs 8 or 16 steps', () => {
    expect(() => guiraLane(strokes('xxxx'), 'eighths')).toThrow(RangeError);
  });
});
