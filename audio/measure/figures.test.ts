import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '#audio/music/clips/catalogue.ts';
import { CLIPS, clipById } from '#audio/music/clips/clips.ts';
import { FIGURE_LIMITS, figureFaults, type KeptFigures, overallFaults } from './figure-limits.ts';
import kept from './figures.json' with { type: 'json' };
import { figuresOf, levelBeforeFade, mixed, phone, touchOf } from './figures.ts';

const FIGURES = kept as unknown as Readonly<Record<string, KeptFigures>>;
const RATE = 48_000;
const tone = (frequency: number, level = 0.1, seconds = 2) => {
  const samples = Float32Array.from(
    { length: seconds * RATE },
    (_, i) => level * Math.sin((2 * Math.PI * frequency * i) / RATE),
  );
  return [samples, samples];
};
const score = (notes: Parameters<typeof touchOf>[0] = []) => ({
  score: () => ({ bpm: 120, bars: 1, notes }),
});

describe('the figures of a mix', () => {
  test('a bass below the range of a phone is not heard there, but is with its overtones', () => {
    const guitar = tone(2000, 0.05);
    const deep = figuresOf(score(), { bass: tone(60), requinto: guitar });
    const rich = figuresOf(score(), {
      bass: mixed([tone(60), tone(540, 0.05), tone(660, 0.05), tone(780, 0.05)]),
      requinto: guitar,
    });
    expect(deep.phoneBass).toBeLessThan(-30);
    expect(rich.phoneBass).toBeGreaterThan(-6);
    expect(rich.phoneBands).toBeGreaterThanOrEqual(3);
  });

  test('a phone drops frequencies below 450 Hz by 24 dB an octave', () => {
    const level = (frequency: number) => Math.max(...(phone(tone(frequency))[0] ?? []).slice(RATE));
    expect(20 * Math.log10(level(225) / level(2000))).toBeCloseTo(-24, 0);
    expect(20 * Math.log10(level(450) / level(2000))).toBeCloseTo(-3, 0);
  });

  test('the peak is that of the sum, which may exceed full scale', () => {
    const { peak } = figuresOf(score(), { bass: tone(100, 0.8), requinto: tone(100, 0.8) });
    expect(peak).toBeCloseTo(20 * Math.log10(1.6), 1);
  });

  test('the level before the fade-out is compared with the whole', () => {
    const steady = tone(440);
    expect(levelBeforeFade(steady)).toBeCloseTo(0, 1);
    const dying = steady.map((samples) => samples.map((x, i) => (i < RATE ? x : x / 10)));
    expect(levelBeforeFade(dying)).toBeGreaterThan(10);
  });

  test('the touch is the deviation about the habit of a player, without the strings of a strum', () => {
    const notes = Array.from({ length: 16 }, (_, i) => ({
      ...{ instrument: 'guira', stroke: 'down', velocity: 0.6 },
      time: (i + 1) / 2 + 0.01 + (i % 2 ? 0.004 : -0.004),
    })) as Parameters<typeof touchOf>[0];
    expect(touchOf(notes, 120).guira).toBeCloseTo(4, 1);
  });
});

test('figures beyond a limit are reported', () => {
  const clip = clipById('band-derecho');
  const good = FIGURES['band-derecho'] as KeptFigures;
  expect(figureFaults(clip, { ...good, peak: 1.1 })).toEqual([
    'peak before the limiter 1.1 dBFS, not 1 or less',
  ]);
  expect(figureFaults(clip, { ...good, phoneBass: -12.1, fade: 9.9 })).toHaveLength(2);
  expect(
    overallFaults({ 'band-a': good, 'band-b': { ...good, loudness: { webm: -10, mp3: -10 } } }),
  ).toHaveLength(1);
  const at = (level: number) => ({ ...good, loudness: { webm: level, mp3: level } });
  expect(overallFaults({ 'band-a': at(-15.3), 'band-b': at(-19.3) })).toEqual([]);
});

describe('the clips', () => {
  test('have all been measured as they are', () => {
    for (const { id } of CLIPS) expect(FIGURES[id]?.madeFrom, id).toBe(CATALOGUE[id]?.madeFrom);
    expect(Object.keys(FIGURES)).toHaveLength(CLIPS.length);
  });

  test.each(CLIPS)('$id is within the limits of its figures', (clip) => {
    expect(figureFaults(clip, FIGURES[clip.id] as KeptFigures)).toEqual([]);
  });

  test('are as loud as each other, and played with the same touch', () => {
    expect(overallFaults(FIGURES)).toEqual([]);
    expect(FIGURE_LIMITS.loudness).toBe(4);
  });
});
