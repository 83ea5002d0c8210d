// Strokes of a single player: how they differ in level, and their spectrum.

import { CLIP_SAMPLE_RATE } from '#audio/music/clips/clip.ts';
import type { Note, Score } from '#audio/music/score/score.ts';
import type { Channels } from './measure.ts';
import { powerSpectrum, shareBetween } from './spectrum.ts';

/** Range of the difference in level between equal strokes of a player (standard deviation in dB). */
export const LEVEL_RANGE = [0.8, 1.5] as const;

/** Length of the part of a stroke whose level and whose spectrum are measured, in seconds. */
const LEVEL = 0.06;
const SPECTRUM = 0.15;
const CELLS = 16;

/** A clip of one player: its score and its sound at 48 kHz. */
export interface Alone {
  score: Pick<Score, 'notes' | 'bpm'>;
  sound: Channels;
}

/** The spread of equal strokes: standard deviation in dB about the mean of those at one place in a bar. NaN without any. */
export function levelDeviation(clips: readonly Alone[]): number {
  const alike = new Map<string, number[]>();
  for (const [i, { score, sound }] of clips.entries()) {
    for (const note of score.notes) {
      if (!('stroke' in note)) continue;
      const cell = Math.round((note.time * score.bpm) / 15) % CELLS;
      const name = `${i} ${note.stroke} ${cell}`;
      const power = sound
        .flatMap((samples) => [...part(samples, note, LEVEL)])
        .reduce((sum, x) => sum + x * x, 0);
      alike.set(name, [...(alike.get(name) ?? []), 10 * Math.log10(power)]);
    }
  }
  let squares = 0;
  let count = 0;
  for (const levels of alike.values()) {
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    squares += levels.reduce((sum, level) => sum + (level - mean) ** 2, 0);
    count += levels.length - 1;
  }
  return Math.sqrt(squares / count);
}

/** Mean spectrum of a stroke: shares (0 to 1) of its energy above 1 kHz, in the louder channel, which has less room. */
export function sharesOf(
  { score, sound }: Alone,
  stroke: string,
  ranges: readonly { from: number; to: number }[],
): number[] {
  const energy = (samples: Float32Array) => samples.reduce((sum, x) => sum + x * x, 0);
  const louder = sound.toSorted((a, b) => energy(b) - energy(a))[0] ?? new Float32Array();
  const spectra = score.notes
    .filter((note) => 'stroke' in note && note.stroke === stroke)
    .map((note) => powerSpectrum(part(louder, note, SPECTRUM), CLIP_SAMPLE_RATE));
  return ranges.map(
    ({ from, to }) =>
      spectra.reduce((sum, spectrum) => sum + shareBetween(spectrum, from, to), 0) / spectra.length,
  );
}

const part = (samples: Float32Array, { time }: Note, seconds: number) =>
  samples.subarray(
    Math.round(time * CLIP_SAMPLE_RATE),
    Math.round((time + seconds) * CLIP_SAMPLE_RATE),
  );
