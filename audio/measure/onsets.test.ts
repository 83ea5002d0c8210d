import { describe, expect, test } from 'vitest';
import { findOnsets } from './onsets.ts';

const RATE = 48_000;
const SECONDS = 2;

/** A plucked string: an immediate attack, then exponential decay. */
function pluck(at: number, { pitch = 220, level = 0.5 } = {}): Float32Array {
  return Float32Array.from({ length: SECONDS * RATE }, (_, i) => {
    const t = i / RATE - at;
    return t < 0 ? 0 : level * Math.sin(2 * Math.PI * pitch * t) * Math.exp(-3 * t);
  });
}

function mixed(...sounds: readonly Float32Array[]): Float32Array {
  return Float32Array.from(sounds[0] ?? [], (_, i) =>
    sounds.reduce((sum, sound) => sum + (sound[i] ?? 0), 0),
  );
}

const times = (...channels: Float32Array[]) => findOnsets(channels, RATE).map(({ time }) => time);
const near = (found: readonly number[], time: number) =>
  found.some((one) => Math.abs(one - time) <= 0.005);

describe('onset detection', () => {
  test('finds nothing in silence or in a sustained chord', () => {
    expect(times(new Float32Array(RATE))).toEqual([]);
    const chord = mixed(pluck(-1), pluck(-1, { pitch: 277 }), pluck(-1, { pitch: 330 }));
    expect(times(chord).filter((time) => time > 0.05)).toEqual([]);
  });

  test.each([55, 110, 440, 1760])('finds the pluck of a string of %i Hz within 5 ms', (pitch) => {
    expect(near(times(pluck(0.7, { pitch })), 0.7)).toBe(true);
  });

  test('finds a soft note in another pitch or channel while a loud one rings', () => {
    const loud = pluck(0.2);
    const soft = pluck(0.9, { pitch: 1300, level: 0.02 });
    for (const found of [times(mixed(loud, soft)), times(loud, soft)]) {
      expect(near(found, 0.2)).toBe(true);
      expect(near(found, 0.9)).toBe(true);
      expect(near(found, 0.55)).toBe(false);
    }
  });

  test('merges strokes within a few milliseconds', () => {
    const found = times(mixed(pluck(0.5), pluck(0.503, { pitch: 880 })));
    expect(found.filter((time) => time > 0.49 && time < 0.51)).toHaveLength(1);
  });
});
