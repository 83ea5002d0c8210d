import { describe, expect, test, vi } from 'vitest';
import { deviceWith } from '#tests/support/storage.ts';
import { createVolume, gainOf } from './volume.ts';

function setUp(volume?: string) {
  const storage = deviceWith(volume === undefined ? {} : { volume });
  const apply = vi.fn();
  return { volume: createVolume(apply, storage), apply, storage };
}

test('the curve goes from silence to full, and half way is 12 dB down', () => {
  expect([gainOf(0), gainOf(1)]).toEqual([0, 1]);
  expect(20 * Math.log10(gainOf(0.5))).toBeCloseTo(-12, 0);
});

describe('the volume', () => {
  test('is full at first, and applied', () => {
    const { volume, apply } = setUp();
    expect(volume.current()).toEqual({ level: 1, muted: false });
    expect(apply.mock.lastCall).toEqual([1]);
  });

  test('is stored on the device', () => {
    const { volume, apply, storage } = setUp();
    volume.setLevel(0.5);
    expect(apply.mock.lastCall).toEqual([0.25]);
    const nextVisit = createVolume(apply, storage);
    expect(nextVisit.current()).toEqual({ level: 0.5, muted: false });
    expect(apply.mock.lastCall).toEqual([0.25]);
  });

  test.each(['0', '0.05', '1', '1.0'])('reads %j from the device', (stored) => {
    expect(setUp(stored).volume.current().level).toBe(Number(stored));
  });

  const refused = ['', 'loud', '-0.5', '1.5', '2', 'Infinity', '{}', ' 0.5', '0.5 ', '.', '1e-1'];
  test.each(refused)('falls back to the default for %j', (stored) => {
    expect(setUp(stored).volume.current().level).toBe(1);
  });

  test('muted it is silent, and unmuting restores the level', () => {
    const { volume, apply, storage } = setUp('0.5');
    volume.toggleMute();
    expect(volume.current()).toEqual({ level: 0.5, muted: true });
    expect(apply.mock.lastCall).toEqual([0]);
    expect(createVolume(() => {}, storage).current().muted).toBe(false);
    volume.toggleMute();
    expect(apply.mock.lastCall).toEqual([0.25]);
  });

  test('moving the slider unmutes', () => {
    const { volume, apply } = setUp();
    volume.toggleMute();
    volume.setLevel(0.5);
    expect(volume.current()).toEqual({ level: 0.5, muted: false });
    expect(apply.mock.lastCall).toEqual([0.25]);
  });

  test.each([
    ['slider', '0.7', [0.4, 0], 0.4],
    ['stored', '0', [], 1],
  ])('at a %s position of 0, unmuting restores what was audible', (_, stored, levels, restored) => {
    const { volume } = setUp(stored);
    for (const level of levels) volume.setLevel(level);
    volume.toggleMute();
    expect(volume.current()).toEqual({ level: restored, muted: false });
  });

  test('notifies of every change until unsubscribed', () => {
    const { volume } = setUp();
    const listener = vi.fn();
    const unsubscribe = volume.subscribe(listener);
    volume.setLevel(0.5);
    volume.toggleMute();
    unsubscribe();
    volume.toggleMute();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
