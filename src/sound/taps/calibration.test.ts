import { describe, expect, test } from 'vitest';
import { createDeviceStorage } from '#src/device/device-storage.ts';
import {
  type Calibration,
  CLICK_INTERVAL,
  calibrationOf,
  clickOf,
  isOutdated,
  refined,
} from './calibration.ts';
import { CALIBRATIONS } from './calibration-store.ts';

const calibration: Calibration = { offset: 0.03, spread: 0.02, report: 0.04, taps: 24 };
const repeat = (count: number, late: number) => Array.from({ length: count }, () => late);

describe('the click of a tap', () => {
  test.each([-0.2, -0.05, 0, 0.18, 0.35])('is found for taps %f s late', (late) => {
    expect(clickOf(10 + 5 * CLICK_INTERVAL + late, 10)).toEqual({
      click: 5,
      late: expect.closeTo(late),
    });
  });

  test('there is none before the first', () => {
    expect(clickOf(9, 10)).toBeNull();
  });
});

describe('a calibration', () => {
  test('is the median of the taps after the first four', () => {
    const lates = [...repeat(4, 0.3), ...repeat(12, 0.02), 0.05, ...repeat(11, 0.04)];
    expect(calibrationOf(lates, repeat(28, 0.01))).toMatchObject({
      offset: 0.03,
      report: 0.01,
      taps: 24,
    });
  });

  test('is refused above 30 ms of standard deviation', () => {
    const uneven = (by: number) => Array.from({ length: 28 }, (_, i) => (i % 2 ? by : -by));
    expect(calibrationOf(uneven(0.029), [0])).not.toBeNull();
    expect(calibrationOf(uneven(0.031), [0])).toBeNull();
  });

  test('is outdated when the reported latency moves by more than 20 ms', () => {
    expect(isOutdated(calibration, 0.059)).toBe(false);
    expect(isOutdated(calibration, 0.061)).toBe(true);
    expect(isOutdated(calibration, 0.019)).toBe(true);
  });
});

describe('refining from play', () => {
  test('takes 50 taps', () => {
    expect(refined(calibration, repeat(49, 0.01))).toBe(calibration);
    expect(refined(calibration, repeat(50, 0.01))).toMatchObject({
      offset: expect.closeTo(0.03 + (0.01 * 50) / 74),
      taps: 74,
    });
  });

  test('ignores uneven taps', () => {
    const uneven = Array.from({ length: 60 }, (_, i) => (i % 2 ? 0.05 : -0.05));
    expect(refined(calibration, uneven)).toBe(calibration);
  });

  test('moves less and less, but always a little', () => {
    let current = calibration;
    const moves = [1, 2, 3, 4].map(() => {
      const next = refined(current, repeat(50, 0.01));
      const move = next.offset - current.offset;
      current = next;
      return move;
    });
    expect(moves).toEqual([...moves].sort((a, b) => b - a));
    expect(moves.at(-1)).toBeGreaterThan(0.002);
  });
});

describe('on the device', () => {
  test('each kind of input has its own', () => {
    const storage = createDeviceStorage(() => null);
    CALIBRATIONS.of('touch').write(calibration, storage);
    const text = storage.read('tap_calibration_touch') ?? '';
    expect(CALIBRATIONS.parse(text)).toEqual(calibration);
    expect(CALIBRATIONS.of('key').read(storage)).toBeNull();
  });

  test.each(['', '0.03', '0.03 0.02 x 24', '{}'])('"%s" is none', (text) => {
    expect(CALIBRATIONS.parse(text)).toBeNull();
  });
});
