import { describe, expect, test } from 'vitest';
import { MOVES, PLACES, poseAt } from './step.ts';

describe('the basic step', () => {
  test('is three steps and a tap, on 4 and on 8, to one side and back', () => {
    expect(MOVES.filter(({ tap }) => tap).map(({ count }) => count)).toEqual([4, 8]);
    const middle = (beats: number) => (poseAt(beats).left.x + poseAt(beats).right.x) / 2;
    expect(middle(3)).toBeGreaterThan(middle(1));
    expect(middle(7)).toBeLessThan(middle(5));
    expect(middle(3.2) - middle(7.2)).toBeGreaterThan(200);
  });

  test('steps with one foot and the other in turn; the foot that taps has no weight and steps next', () => {
    MOVES.forEach(({ foot, tap }, i) => {
      const next = MOVES[(i + 1) % MOVES.length];
      expect(next?.foot === foot).toBe(tap === true);
    });
  });

  test('never crosses the feet', () => {
    for (let beats = 0; beats < 16; beats += 0.01) {
      expect(poseAt(beats).left.x).toBeLessThan(poseAt(beats).right.x);
    }
  });

  test('has six places on the floor, which name every count once', () => {
    expect(PLACES).toHaveLength(6);
    expect(PLACES.flatMap(({ counts }) => counts).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('the dancer', () => {
  test.each(MOVES)('has the $foot foot down on count $count', ({ count, foot, x, tap }) => {
    for (const beats of [count - 1, count - 0.6, count + 7]) {
      expect(poseAt(beats).count).toBe(count);
      expect(poseAt(beats)[foot]).toEqual({ x, lift: 0, taps: tap === true });
    }
  });

  test('lands without a jump', () => {
    for (let count = 1; count <= 16; count++) {
      const [before, after] = [poseAt(count - 1e-6), poseAt(count)];
      for (const foot of ['left', 'right'] as const) {
        expect(before[foot].x).toBeCloseTo(after[foot].x, 2);
        expect(before[foot].lift).toBeCloseTo(0, 4);
      }
    }
  });

  test('lifts only the foot that travels, halfway to the next count at the earliest', () => {
    expect(poseAt(0.49).left).toEqual(poseAt(0).left);
    expect(poseAt(0.75).left.lift).toBeCloseTo(1);
    expect(poseAt(0.75).right).toEqual(poseAt(0).right);
  });

  test('stands still between the counts for those who want less motion', () => {
    for (const beats of [0.99, 3.7, 7.999]) {
      expect(poseAt(beats, false)).toEqual(poseAt(Math.floor(beats), false));
    }
  });

  test('waits where the step begins and ends', () => {
    const { left, right, count } = poseAt(null);
    expect(count).toBeNull();
    expect([left.x, right.x]).toEqual([poseAt(7).left.x, poseAt(7).right.x]);
    expect(left.taps || right.taps).toBe(false);
  });
});
