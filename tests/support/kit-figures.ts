// Figures of the samples: how alike strokes are, and how even a player's notes are.

import { centroid, decayTime, powerSpectrum } from '#audio/measure/spectrum.ts';
import { SPRITES, type Sprite } from '#audio/samples/banks.ts';
import { soundOfPitch } from '#audio/samples/choice.ts';
import { similarity } from '#lib/similarity.mjs';

/** Lowest and highest pitch of the requinto (MIDI). */
const REQUINTO = { lowest: 57, highest: 84 };
/** Length of the beginning of a note whose brightness is measured (seconds). */
const BRIGHTNESS = 0.3;

/** Limits of the figures of the samples. */
export const KIT_LIMITS = {
  /** Highest similarity of two variants of a stroke, 0 to 1. */
  similarity: 0.95,
  /** Largest change of brightness and of decay from a semitone to the next, as a share. */
  brightness: 0.15,
  decay: 0.2,
} as const;

const part = (samples: Float32Array, from: number, to: number, sampleRate: number) =>
  samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate));

/** The variants of each stroke of the bongos, cut from their sprite. */
export function bongoStrokes(
  sprite: Float32Array,
  sampleRate: number,
): Map<string, Float32Array[]> {
  return new Map(
    Object.entries(SPRITES.bongos[0].slices).map(([stroke, variants]) => [
      stroke,
      variants.map(({ at, seconds }) => part(sprite, at, at + seconds, sampleRate)),
    ]),
  );
}

/** The highest similarity of two of these sounds, 0 to 1. */
export function mostAlike(sounds: readonly Float32Array[], sampleRate: number): number {
  return Math.max(
    ...sounds.flatMap((sound, i) =>
      sounds.slice(i + 1).map((other) => similarity(sound, other, sampleRate)),
    ),
  );
}

/** A note compared with the one a semitone below: changes as a share of the lower one's. */
export interface SemitoneStep {
  /** The pitch of the upper note (MIDI). */
  pitch: number;
  brightness: number;
  decay: number;
}

/**
 * The requinto's notes, each compared with the one a semitone below.
 * @param samples those of the sprite
 */
export function semitoneSteps(
  sprite: Sprite<'requinto'>,
  samples: Float32Array,
  sampleRate: number,
): SemitoneStep[] {
  const measured = (pitch: number) => {
    const { at, seconds, rate } = soundOfPitch([sprite], pitch);
    const sound = resampled(part(samples, at, at + seconds, sampleRate), rate);
    const beginning = sound.subarray(0, BRIGHTNESS * sampleRate);
    return {
      brightness: centroid(powerSpectrum(beginning, sampleRate)),
      decay: decayTime(sound, 10, sampleRate, 0.02),
    };
  };
  const steps: SemitoneStep[] = [];
  let before = measured(REQUINTO.lowest);
  for (let pitch = REQUINTO.lowest + 1; pitch <= REQUINTO.highest; pitch++) {
    const now = measured(pitch);
    steps.push({
      pitch,
      brightness: Math.abs(now.brightness / before.brightness - 1),
      decay: Math.abs(now.decay / before.decay - 1),
    });
    before = now;
  }
  return steps;
}

/** Samples played at another rate. */
function resampled(samples: Float32Array, rate: number): Float32Array<ArrayBuffer> {
  return new Float32Array(Math.floor((samples.length - 1) / rate)).map((_, i) => {
    const before = Math.floor(i * rate);
    const [a = 0, b = 0] = [samples[before], samples[before + 1]];
    return a + (i * rate - before) * (b - a);
  });
}
