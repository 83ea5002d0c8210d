import { expect, test } from 'vitest';
import { wavFile, withPeak } from './wav.ts';

const samples = (...values: number[]) => Float32Array.from(values);
const view = (file: Uint8Array<ArrayBuffer>) => new DataView(file.buffer);
const ascii = (file: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...file.slice(from, to));

const file = wavFile([samples(0, 1, -1), samples(0.5, -0.5, 2)], 48_000);
const stereo = new Uint8Array(await file.arrayBuffer());

test('has the header of 16-bit stereo PCM', () => {
  const header = view(stereo);
  expect([ascii(stereo, 0, 4), ascii(stereo, 8, 16), ascii(stereo, 36, 40)]).toEqual([
    'RIFF',
    'WAVEfmt ',
    'data',
  ]);
  expect(header.getUint16(20, true), 'PCM').toBe(1);
  expect(header.getUint16(22, true), 'channels').toBe(2);
  expect(header.getUint32(24, true), 'sample rate').toBe(48_000);
  expect(header.getUint32(28, true), 'bytes a second').toBe(48_000 * 4);
  expect(header.getUint16(32, true), 'bytes a frame').toBe(4);
  expect(header.getUint16(34, true), 'bits').toBe(16);
});

test('says how long it is', () => {
  expect(stereo).toHaveLength(44 + 3 * 4);
  expect(view(stereo).getUint32(40, true)).toBe(12);
  expect(view(stereo).getUint32(4, true)).toBe(stereo.length - 8);
});

test('interleaves the channels, and clips samples beyond full scale', () => {
  const values = Array.from({ length: 6 }, (_, i) => view(stereo).getInt16(44 + 2 * i, true));
  expect(values).toEqual([0, 16_384, 32_767, -16_384, -32_768, 32_767]);
});

test('raises all channels by the same gain', () => {
  const raised = withPeak([samples(0, 0.125), samples(-0.25, 0.0625)], 0.5);
  expect(raised).toEqual([samples(0, 0.25), samples(-0.5, 0.125)]);
});

test('leaves silence silent', () => {
  expect(withPeak([samples(0, 0)], 0.5)).toEqual([samples(0, 0)]);
});
