import { CLIP_SAMPLE_RATE, type Clip } from '#audio/music/clips/clip.ts';
import type { Instrument } from '#audio/music/instrument.ts';
import { type ComparedOnset, compare } from './against-score.ts';
import { loudness, truePeak } from './loudness.ts';
import { findOnsets, type Onset } from './onsets.ts';
import { peakOf } from './spectrum.ts';

export type Channels = readonly Float32Array[];

/** Duration and levels of a clip's file, comparable between formats. */
export interface Level {
  seconds: number;
  /** Integrated, in LUFS. */
  loudness: number;
  /** dBTP. */
  truePeak: number;
  /** Silence before the first sound, in seconds. */
  silence: number;
  /** Peak of the last 20 ms, in dBFS. */
  ending: number;
}

/** Measurements of a clip, including the comparison with its score. */
export interface Measured extends Level {
  onsets: readonly Onset[];
  comparedOnsets: readonly ComparedOnset[];
  /** Detected, in beats per minute. */
  tempo: number;
}

/** Amplitudes below this are silence: −60 dBFS. */
const SILENCE = 1e-3;
/** Length of the ending, in seconds. */
const ENDING = 0.02;

/** Measures the file of a clip. @param channels at 48 kHz */
export function measureLevel(channels: Channels): Level {
  const length = channels[0]?.length ?? 0;
  const starts = channels.map((samples) => samples.findIndex((x) => Math.abs(x) > SILENCE));
  const first = Math.min(...starts.map((i) => (i < 0 ? length : i)));
  const endings = channels.map((samples) => peakOf(samples.subarray(-ENDING * CLIP_SAMPLE_RATE)));
  return {
    seconds: length / CLIP_SAMPLE_RATE,
    loudness: loudness(channels),
    truePeak: truePeak(channels),
    silence: first / CLIP_SAMPLE_RATE,
    ending: 20 * Math.log10(Math.max(...endings)),
  };
}

/**
 * Measures a clip and compares it with its score.
 * @param channels at 48 kHz
 * @param alone renderings of the single players that `SWELLING` lists
 */
export function measure(
  clip: Pick<Clip, 'score'>,
  channels: Channels,
  alone: Partial<Record<Instrument, Channels>> = {},
): Measured {
  const score = clip.score();
  const onsets = findOnsets(channels, CLIP_SAMPLE_RATE);
  const stems = Object.entries(alone).map(([player, stem]) => [
    player,
    findOnsets(stem, CLIP_SAMPLE_RATE),
  ]);
  return {
    ...measureLevel(channels),
    onsets,
    comparedOnsets: compare(score, onsets, Object.fromEntries(stems)),
    tempo: tempoOf(onsets, score.bpm),
  };
}

/** Search range around the expected tempo, as a share of it. */
const RANGE = 0.15;
/** Resolution, in beats per minute. */
const STEP = 0.05;
/** Subdivisions of a beat on which onsets are expected: beats, eighths and sixteenths. */
const SUBDIVISIONS = [1, 2, 4];

/** The tempo (beats per minute) with whose pulses onsets align best, within 15 % of `near`; 0 without onsets. */
function tempoOf(onsets: readonly Onset[], near: number): number {
  let best = { bpm: 0, alignment: 0 };
  for (let bpm = near * (1 - RANGE); bpm <= near * (1 + RANGE); bpm += STEP) {
    const alignment = SUBDIVISIONS.reduce(
      (sum, parts) => sum + alignmentAt(onsets, bpm * parts),
      0,
    );
    if (alignment > best.alignment) best = { bpm, alignment };
  }
  return best.bpm;
}

/** The alignment of onsets with a pulse: the length of their vector sum as phases, weighted by their rise. */
function alignmentAt(onsets: readonly Onset[], pulsesPerMinute: number): number {
  let [x, y] = [0, 0];
  for (const { time, rise } of onsets) {
    const angle = (2 * Math.PI * time * pulsesPerMinute) / 60;
    x += rise * Math.cos(angle);
    y += rise * Math.sin(angle);
  }
  return Math.hypot(x, y);
}
