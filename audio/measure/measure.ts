import type { Clip } from '#audio/music/clip.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { type Compared, compare } from './against-score.ts';
import { loudness, truePeak } from './loudness.ts';
import { findOnsets, type Onset } from './onsets.ts';
import { tempoOf } from './tempo.ts';

/** Left and right. */
export type Channels = readonly Float32Array[];

/** What the ear gets from the file of a clip, whatever its format. */
export interface Level {
  /** How long it is. */
  seconds: number;
  /** LUFS, integrated. */
  loudness: number;
  /** dBTP. */
  truePeak: number;
  /** Seconds before the first sound. */
  silence: number;
  /** dBFS of the highest sample in the last 20 ms. */
  ending: number;
}

/** What was measured in a clip, beside its score. */
export interface Measured extends Level {
  onsets: readonly Onset[];
  beginnings: readonly Compared[];
  /** Beats per minute. */
  tempo: number;
}

export const SAMPLE_RATE = 48_000;
/** What is softer is silence: −60 dBFS. */
const SILENCE = 1e-3;
const LAST = 0.02;

export function measureLevel(channels: Channels): Level {
  const length = channels[0]?.length ?? 0;
  const heard = channels.map((samples) => samples.findIndex((x) => Math.abs(x) > SILENCE));
  const first = Math.min(...heard.map((i) => (i < 0 ? length : i)));
  const end = channels.map((samples) =>
    samples.subarray(-LAST * SAMPLE_RATE).reduce((peak, x) => Math.max(peak, Math.abs(x)), 0),
  );
  return {
    seconds: length / SAMPLE_RATE,
    loudness: loudness(channels),
    truePeak: truePeak(channels),
    silence: first / SAMPLE_RATE,
    ending: 20 * Math.log10(Math.max(...end)),
  };
}

/**
 * Measures a clip at 48 kHz against its score.
 * @param alone what swelling players do by themselves
 */
export function measure(
  clip: Pick<Clip, 'score'>,
  channels: Channels,
  alone: Partial<Record<Instrument, Channels>> = {},
): Measured {
  const score = clip.score();
  const onsets = findOnsets(channels, SAMPLE_RATE);
  const stems = Object.entries(alone).map(([player, stem]) => [
    player,
    findOnsets(stem, SAMPLE_RATE),
  ]);
  return {
    ...measureLevel(channels),
    onsets,
    beginnings: compare(score, onsets, Object.fromEntries(stems)),
    tempo: tempoOf(onsets, score.bpm),
  };
}
