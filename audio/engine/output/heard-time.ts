import { mean, median } from '#lib/statistics.ts';
import { type AudioTime, MAX_LATENCY, outputTimestamp } from './output-timestamp.ts';

/** Maximum age of readings, in milliseconds. */
const WINDOW = 8000;
/** Maximum age of readings after the latency has changed, in milliseconds. */
const RECENT = 500;
/** If the recent median differs by this much (seconds), the latency has changed: a device was plugged in. */
const CHANGE = 0.015;
/** Share of the readings dropped at either end before averaging. */
const TRIMMED = 0.05;
const MIN_READINGS = 5;
/** Minimum span of the readings in milliseconds: within 100 ms, stamps rounded to 100 ms agree. */
const MIN_SPAN = 400;
/** Maximum apparent lag of the audio clock for a plausible figure, in seconds: the clock advances in blocks. */
const MAX_AHEAD = 0.02;
/** Maximum median deviation of readings in seconds. Stamps rounded to 100 ms exceed it and are unusable. */
const MAX_SPREAD = 0.02;

/** Minimum share of plausible readings. Below it, the average would be biased. */
const MIN_PLAUSIBLE = 0.9;

interface Reading {
  /** Wall clock time of the reading, in milliseconds. */
  at: number;
  /** Context time at the loudspeaker minus the wall clock, in seconds; `null` if the figures are implausible. */
  offset: number | null;
  latency: number;
}

/**
 * Estimates when the sound at the loudspeaker was rendered, from the browser's pairs of context time and wall clock
 * (`getOutputTimestamp`). Each pair jitters, so the middle readings of some seconds are averaged, or of the last second
 * after a change of latency. Browsers may report nothing, zeros, another scale or made-up figures. Then the result is
 * `null`, not a guess.
 */
export class HeardTime {
  #readings: Reading[] = [];
  /** Wall clock time of the last comparison of readings, in milliseconds. */
  #checked = 0;

  /** Takes a reading. To be called often while playing. @param now wall clock in milliseconds */
  read(audio: AudioTime, now: number): void {
    this.#readings = this.#readings.filter(({ at }) => now - at <= WINDOW);
    const stamp = outputTimestamp(audio, now);
    if (!stamp) return;
    const offset = stamp.contextTime - stamp.performanceTime / 1000;
    const latency = audio.currentTime - (offset + now / 1000);
    const isPlausible = latency >= -MAX_AHEAD && latency <= MAX_LATENCY;
    this.#readings.push({ at: now, offset: isPlausible ? offset : null, latency });
    if (now - this.#checked > RECENT / 4) this.#forgetOtherLatency(now);
  }

  /** The context time of the sound at the loudspeaker at a wall clock time in milliseconds, or `null`. */
  heardAt(wallMilliseconds: number): number | null {
    const offset = this.#offset();
    return offset === null ? null : offset + wallMilliseconds / 1000;
  }

  /** The usual output latency in seconds; `null` if unknown. The audio clock may be brought up to date only between tasks. */
  latency(): number | null {
    return this.#offset() === null ? null : median(this.#readings.map(({ latency }) => latency));
  }

  /** The trimmed mean of the readings' `offset`, or `null` if they are not reliable. */
  #offset(): number | null {
    const offsets = plausible(this.#readings);
    if (offsets.length < Math.max(MIN_READINGS, MIN_PLAUSIBLE * this.#readings.length)) return null;
    if ((this.#readings.at(-1)?.at ?? 0) - (this.#readings[0]?.at ?? 0) < MIN_SPAN) return null;
    const offset = trimmedMean(offsets);
    const spread = median(offsets.map((one) => Math.abs(one - offset)));
    return spread > MAX_SPREAD ? null : offset;
  }

  /** Whether the browser has reported a plausible figure recently. */
  tells(): boolean {
    return plausible(this.#readings).length > 0;
  }

  /** Drops all readings but those of the last half second if the earlier ones have another latency. */
  #forgetOtherLatency(now: number): void {
    this.#checked = now;
    const isRecent = ({ at }: Reading) => now - at <= RECENT;
    const recent = plausible(this.#readings.filter(isRecent));
    const before = plausible(this.#readings.filter((reading) => !isRecent(reading)));
    if (Math.min(recent.length, before.length) < MIN_READINGS) return;
    if (Math.abs(median(recent) - median(before)) <= CHANGE) return;
    this.#readings = this.#readings.filter(isRecent);
  }

  /** Forgets all readings: another context has another clock. */
  reset(): void {
    this.#readings = [];
  }
}

function plausible(readings: readonly Reading[]): number[] {
  return readings.flatMap(({ offset }) => offset ?? []);
}

function trimmedMean(values: readonly number[]): number {
  const trimmed = Math.floor(values.length * TRIMMED);
  const middle = [...values].sort((a, b) => a - b).slice(trimmed, values.length - trimmed);
  return mean(middle);
}
