import { expect, test } from 'vitest';
import { pedalReader } from './pedal.ts';

const message = (...bytes: number[]) => Uint8Array.from(bytes);

test('each of the three pedals has its cue, on every channel', () => {
  const read = pedalReader();
  expect(read(message(0xb0, 64, 127))).toBe('corte');
  expect(read(message(0xb3, 66, 127))).toBe('mambo');
  expect(read(message(0xbf, 67, 64))).toBe('end');
});

test('a pedal is pressed once, however many positions it sends, and again after it was up', () => {
  const read = pedalReader();
  const values = [20, 63, 64, 90, 127, 127, 80, 40, 0, 70];
  expect(values.map((value) => read(message(0xb0, 64, value)))).toEqual([
    ...[null, null, 'corte', null, null, null, null, null, null, 'corte'],
  ]);
});

test('notes and other controllers are no cues', () => {
  const read = pedalReader();
  expect(read(message(0x90, 64, 127))).toBeNull();
  expect(read(message(0xb0, 1, 127))).toBeNull();
  expect(read(null)).toBeNull();
});
