import type { AudioTime } from './clock.ts';

/** How far back readings count, in milliseconds. */
const WINDOW = 1000;
/** Fewer readings than this are no evidence. */
const MIN_READINGS = 5;
/** A sound is not heard later than this after it was rendered, in seconds: a figure beyond is wrong. */
const MAX_LATENCY = 0.7;
/** Most that the audio clock may seem behind a correct figure, in seconds: it advances in blocks. */
const MAX_AHEAD = 0.02;
/** Median deviation of readings, in seconds, beyond which they say nothing: stamps rounded to 100 ms. */
const MAX_SPREAD = 0.02;

/** Share of readings that must be plausible, since the others would bias the rest. */
const MIN_PLAUSIBLE = 0.9;

interface Reading {
  /** Wall clock when it was taken, in milliseconds. */
  at: number;
  /**
   * Context seconds that leave the loudspeaker minus the wall clock's seconds; `null` if the browser's
   * figures are implausible.
   */
  offset: number | null;
}

/**
 * When what left the loudspeaker was rendered, from the browser's pairs of context time and wall clock
 * (`getOutputTimestamp`). One pair jitters, so the median of about a second of them counts. Browsers can
 * report nothing, zeros, another scale or made-up figures; then the answer is unknown, not a guess.
 */
export class HeardTime {
  #readings: Reading[] = [];

  /** Takes a reading. To be called often while playing. @param now wall clock in milliseconds */
  read(audio: AudioTime, now: number): void {
    this.#readings = this.#readings.filter(({ at }) => now - at <= WINDOW);
    const { contextTime = 0, performanceTime = 0 } = audio.getOutputTimestamp?.() ?? {};
    // Browsers report zeros until the first sound has left the device.
    if (contextTime <= 0 || performanceTime <= 0) return;
    const offset = contextTime - performanceTime / 1000;
    const latency = audio.currentTime - (offset + now / 1000);
    const plausible = latency >= -MAX_AHEAD && latency <= MAX_LATENCY;
    this.#readings.push({ at: now, offset: plausible ? offset : null });
  }

  /** The context time whose sound left the loudspeaker at a wall clock time in milliseconds, or `null`. */
  heardAt(wallMilliseconds: number): number | null {
    const offsets = this.#readings.flatMap(({ offset }) => offset ?? []);
    if (offsets.length < Math.max(MIN_READINGS, MIN_PLAUSIBLE * this.#readings.length)) return null;
    const offset = median(offsets);
    const spread = median(offsets.map((one) => Math.abs(one - offset)));
    return spread > MAX_SPREAD ? null : offset + wallMilliseconds / 1000;
  }

  /** Forgets all readings: another context has another clock. */
  reset(): void {
    this.#readings = [];
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
