import { describe, expect, test } from 'vitest';
import { findOnsets } from './onsets.ts';
import { tempoOf } from './tempo.ts';

const RATE = 48_000;
const SECONDS = 2;

/** A plucked string: at once there, then fading. */
function pluck(at: number, { pitch = 220, level = 0.5 } = {}): Float32Array {
  return Float32Array.from({ length: SECONDS * RATE }, (_, i) => {
    const t = i / RATE - at;
    return t < 0 ? 0 : level * Math.sin(2 * Math.PI * pitch * t) * Math.exp(-3 * t);
  });
}

function together(...sounds: readonly Float32Array[]): Float32Array {
  return Float32Array.from(sounds[0] ?? [], (_, i) =>
    sounds.reduce((sum, sound) => sum + (sound[i] ?? 0), 0),
  );
}

const times = (...channels: Float32Array[]) => findOnsets(channels, RATE).map(({ time }) => time);
const near = (found: readonly number[], time: number) =>
  found.some((one) => Math.abs(one - time) <= 0.005);

describe('beginnings in a sound', () => {
  test('silence has none, nor has a chord that goes on', () => {
    expect(times(new Float32Array(RATE))).toEqual([]);
    const chord = together(pluck(-1), pluck(-1, { pitch: 277 }), pluck(-1, { pitch: 330 }));
    expect(times(chord).filter((time) => time > 0.05)).toEqual([]);
  });

  test.each([55, 110, 440, 1760])('a string of %i Hz begins when it is plucked', (pitch) => {
    expect(near(times(pluck(0.7, { pitch })), 0.7)).toBe(true);
  });

  test('a soft string is heard while a loud one of another pitch rings, on either side', () => {
    const loud = pluck(0.2);
    const soft = pluck(0.9, { pitch: 1300, level: 0.02 });
    for (const found of [times(together(loud, soft)), times(loud, soft)]) {
      expect(near(found, 0.2)).toBe(true);
      expect(near(found, 0.9)).toBe(true);
      expect(near(found, 0.55)).toBe(false);
    }
  });

  test('two strokes within a few milliseconds are one', () => {
    const found = times(together(pluck(0.5), pluck(0.503, { pitch: 880 })));
    expect(found.filter((time) => time > 0.49 && time < 0.51)).toHaveLength(1);
  });
});

describe('tempo', () => {
  /** Eighths, the beats stronger, by a hand that strays. */
  const played = (bpm: number) =>
    Array.from({ length: 32 }, (_, i) => ({
      time: (i * 30) / bpm + 0.005 * Math.sin(i * 7),
      rise: i % 2 ? 6 : 12,
    }));

  test.each([96, 118, 131.5, 172])('%d bpm is heard from eighths that stray by 5 ms', (bpm) => {
    for (const near of [bpm, bpm * 0.9, bpm * 1.1]) {
      expect(Math.abs(tempoOf(played(bpm), near) - bpm)).toBeLessThan(0.25);
    }
  });

  test('no beat is heard where there is none', () => {
    expect(tempoOf([], 120)).toBe(0);
  });
});
