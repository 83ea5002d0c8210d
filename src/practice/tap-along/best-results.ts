import type { RhythmType } from '#audio/music/rhythms.ts';
import { Listeners } from '#lib/listeners.ts';
import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import type { RunSummary } from './summary.ts';
import type { TapPart } from './targets.ts';

/** What a best result is kept for. */
export interface TapExercise {
  part: TapPart;
  /** `song` for a whole song with its changes of rhythm. */
  rhythm: RhythmType | 'song';
}

/** The run with the smallest spread among those with nearly all strokes. */
export interface BestResult {
  /** Standard deviation in whole milliseconds. */
  spread: number;
  /** Hits in percent of the targets. */
  hits: number;
  /** Counts a minute. */
  bpm: number;
}

/** Runs with fewer hits, as a share of the targets, are no result to beat. */
const MIN_SHARE = 0.9;
/** Fewer targets are too short a run. */
const MIN_TARGETS = 8;

/** What a run would be kept as; `null` if it is too short or too many strokes are missing. */
export function resultOf(
  { targets, hits, extras, spread }: RunSummary,
  bpm: number,
): BestResult | null {
  const enough = targets >= MIN_TARGETS && hits - extras >= targets * MIN_SHARE;
  if (!enough || spread === null) return null;
  return {
    spread: Math.round(spread * 1000),
    hits: Math.round((hits / targets) * 100),
    bpm: Math.round(bpm),
  };
}

/** Smaller spread first; at the same spread the faster tempo. */
export function isBetter(result: BestResult, best: BestResult | null): boolean {
  if (!best || result.spread !== best.spread) return !best || result.spread < best.spread;
  return result.bpm > best.bpm;
}

const changes = new Listeners();

/** Calls back when a result is stored in this tab. @returns a function that unsubscribes */
export const onBestResult = changes.subscribe;

const keyOf = ({ part, rhythm }: TapExercise) => `tap_best_${rhythm}_${part}`;

/** The best result of an exercise on this device; `null` if none or an invalid one is stored. */
export function bestResult(
  exercise: TapExercise,
  device: DeviceStorage = deviceStorage,
): BestResult | null {
  const match = /^(\d{1,3}) (\d{1,3}) (\d{1,3})$/.exec(device.read(keyOf(exercise)) ?? '');
  return match && { spread: Number(match[1]), hits: Number(match[2]), bpm: Number(match[3]) };
}

export function storeBestResult(
  exercise: TapExercise,
  { spread, hits, bpm }: BestResult,
  device: DeviceStorage = deviceStorage,
): void {
  device.write(keyOf(exercise), `${spread} ${hits} ${bpm}`);
  changes.notify();
}
