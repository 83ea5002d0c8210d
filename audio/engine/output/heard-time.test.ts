import { describe, expect, test } from 'vitest';
import { seededRandom } from '#audio/music/random.ts';
import { HeardTime } from './heard-time.ts';
import type { AudioTime } from './output-timestamp.ts';

/** The context's clock reads 3 s when the wall clock reads 100 s. */
const contextTimeAt = (wall: number) => wall / 1000 - 97;

/** The report of a device at a wall clock time. */
type Stamp = (wall: number) => ReturnType<NonNullable<AudioTime['getOutputTimestamp']>>;

/** Reads a device on every frame until a wall clock time, by default for a second. */
function readingsOf(stamp: Stamp, until = 101_000) {
  const heard = new HeardTime();
  for (let wall = 100_000; wall < until; wall += 1000 / 60) {
    heard.read({ currentTime: contextTimeAt(wall), getOutputTimestamp: () => stamp(wall) }, wall);
  }
  return heard;
}

/** A device that reports another wall clock. @param latency in seconds */
const clockOf =
  (performanceTime: (wall: number) => number, latency = 0.04): Stamp =>
  (wall) => ({
    contextTime: contextTimeAt(wall) - latency,
    performanceTime: performanceTime(wall),
  });

/** A correct device. @param latency and @param jitter in seconds */
function device(latency: number, jitter = 0) {
  const random = seededRandom('jitter');
  return (wall: number) => ({
    contextTime: contextTimeAt(wall) - latency + jitter * (2 * random() - 1),
    performanceTime: wall,
  });
}

describe.each([0, 0.04, 0.18])('at a latency of %d s', (latency) => {
  test('a tap is mapped to the sound heard at that moment, before and after the readings', () => {
    const heard = readingsOf(device(latency));
    for (const wall of [99_000, 100_980, 101_700]) {
      expect(heard.heardAt(wall)).toBeCloseTo(contextTimeAt(wall) - latency, 9);
    }
  });

  test('readings that jitter by 20 ms give it to within 5 ms', () => {
    const error =
      (readingsOf(device(latency, 0.02)).heardAt(101_000) ?? Number.NaN) - (4 - latency);
    expect(Math.abs(error)).toBeLessThan(0.005);
  });
});

describe('is unknown', () => {
  test('without readings, and after too few', () => {
    expect(new HeardTime().heardAt(100_000)).toBeNull();
    expect(readingsOf(device(0.04), 100_060).heardAt(100_050)).toBeNull();
  });

  test('while the readings are too close together to show that stamps are rounded', () => {
    const rounded = clockOf(() => 100_000, 0.18);
    expect(readingsOf(rounded, 100_080).heardAt(100_080)).toBeNull();
  });

  test.each<[string, Stamp]>([
    ['reports nothing', () => ({})],
    ['reports zeros', () => ({ contextTime: 0, performanceTime: 0 })],
    ['reports seconds in place of milliseconds', clockOf((wall) => wall / 1000)],
    ['reports microseconds', clockOf((wall) => wall * 1000)],
    ['reports the future', device(-0.1)],
    ['lags by a second', device(1)],
    ['reports times that jitter by 100 ms', device(0.25, 0.1)],
    ['rounds its stamps to 100 ms', clockOf((wall) => Math.floor(wall / 100) * 100)],
  ])('if the browser %s', (_, stamp) => {
    expect(readingsOf(stamp).heardAt(101_000)).toBeNull();
  });

  test('if the browser has no such figures', () => {
    const heard = new HeardTime();
    for (let i = 0; i < 60; i++) heard.read({ currentTime: 3 + i / 60 }, 100_000 + (i * 1000) / 60);
    expect(heard.heardAt(101_000)).toBeNull();
  });

  test('after a reset', () => {
    const heard = readingsOf(device(0.04));
    heard.reset();
    expect(heard.heardAt(101_000)).toBeNull();
  });
});

test('a latency that changes is followed within a second', () => {
  const heard = readingsOf((wall) => device(wall < 101_000 ? 0.04 : 0.24)(wall), 102_000);
  expect(heard.heardAt(102_000)).toBeCloseTo(5 - 0.24, 6);
});
