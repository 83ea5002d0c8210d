import { describe, expect, test } from 'vitest';
import { parseLane } from '#audio/music/live/own-lane.ts';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { strokes } from '#audio/music/stroke.ts';
import { guiraLane } from './guira-lane.ts';

describe("a grid's rhythm on the güira", () => {
  test.each([
    ['two bars for sixteen eighths', 'derecho-lift', 'd.u.d.u.d.u.d.D.d.u.d.u.d.u.d.D.'],
    ['one bar for eight eighths', 'majao-bar', 'd...d...d...D...'],
    ['one bar for sixteen sixteenths', 'mambo', 'd.tud.tud.tud.tu'],
  ] as const)('has %s', (_, id, cells) => {
    const { steps, clock } = RHYTHMS[id];
    expect(guiraLane(steps, clock).cells).toBe(cells);
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
