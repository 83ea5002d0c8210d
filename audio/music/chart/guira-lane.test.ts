import { describe, expect, test } from 'vitest';
import { parseLane } from '#audio/music/live/own-lane.ts';
import { RHYTHMS } from '#audio/music/rhythms.ts';
import { strokes } from '#audio/music/stroke.ts';
import { guiraLane } from './guira-lane.ts';

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
