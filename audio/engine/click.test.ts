import { expect, test } from 'vitest';
import { powerAt } from '#lib/note-measures.mjs';
import { pitchAt } from '#tests/support/recorder.ts';
import { CLICK_GAIN, type ClickSound, renderClick } from './click.ts';

const RATE = 48_000;

const pitchOf = (sound: ClickSound) =>
  pitchAt({ samples: renderClick(sound, RATE), startFrame: 0, sampleRate: RATE }, 0);

test('a regular stroke is 800 Hz, an accent 400 Hz, both 0.1 s', () => {
  expect(pitchOf(1)).toBe(800);
  expect(pitchOf(2)).toBe(400);
  expect(renderClick(1, RATE).length / RATE).toBeCloseTo(0.1, 4);
  expect(renderClick(2, RATE).length / RATE).toBeCloseTo(0.1, 4);
});

test('a click peaks at gain 0.3 within 5 ms', () => {
  for (const sound of [1, 2] as const) {
    const samples = renderClick(sound, RATE);
    const peak = samples.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
    expect(peak).toBeCloseTo(CLICK_GAIN, 2);
    expect(samples.findIndex((x) => Math.abs(x) > CLICK_GAIN * 0.9)).toBeLessThan(0.005 * RATE);
  }
});

test('has no broadband transient: 90 dB down far from its pitch, unlike an abrupt onset', () => {
  const clean = renderClick(1, RATE);
  const abrupt = clean.map((_, i) => CLICK_GAIN * Math.cos((2 * Math.PI * 800 * i) / RATE));
  // Between the bins of a rectangular window, where leakage is highest.
  const leakage = (samples: Float32Array) =>
    10 * Math.log10(powerAt(samples, 9005, RATE) / powerAt(samples, 800, RATE));
  expect(leakage(clean)).toBeLessThan(-90);
  expect(leakage(abrupt)).toBeGreaterThan(-70);
});
