import type { BarAt } from '#audio/engine/live/bars.ts';
import { unitHash } from '#audio/music/random.ts';
import type { SilentBars, TempoRamp } from './settings.ts';

/** The tempo of the bar after `bar`, set when that bar begins. The parameters are those of `comingTempo`. */
export function tempoAfterBar(ramp: TempoRamp | null, bar: number, bpm: number): number {
  const coming = comingTempo(ramp, bar, bpm);
  return coming?.bars === 1 ? coming.tempo : bpm;
}

/**
 * The next tempo of a ramp in counts a minute, and the number of bars until then, 1 in the last bar. `null` without a
 * ramp, and when it has reached its limit.
 * @param bar counts from 0
 * @param bpm the tempo of `bar`
 */
export function comingTempo(ramp: TempoRamp | null, bar: number, bpm: number) {
  if (!ramp || bpm >= ramp.to) return null;
  return { tempo: Math.min(ramp.to, bpm + ramp.by), bars: ramp.every - (bar % ramp.every) };
}

/** Maximum number of tempos in the stairs of a ramp. */
const STAIRS = 7;

/** The tempos of a ramp from the first to its limit; if there are too many, those around the current one. */
export function stairsOf({ by, to }: TempoRamp, from: number, now: number): readonly number[] {
  const all = [from];
  for (let tempo = from; tempo < to; ) {
    tempo = Math.min(to, tempo + by);
    all.push(tempo);
  }
  const first = Math.max(0, Math.min(all.indexOf(now) - 2, all.length - STAIRS));
  return all.slice(first, first + STAIRS);
}

/** Whether a bar is silent. The first one, 0, never is. The same seed silences the same bars. */
export function isSilentBar(silent: SilentBars | null, bar: number, seed: number): boolean {
  if (!silent || bar <= 0) return false;
  const { kind, bars } = silent;
  if (kind === 'every') return bar % bars === bars - 1;
  const group = Math.floor(bar / bars);
  const random = unitHash(group + 1 + seed * 1009);
  // In the first group, the first bar is never silent.
  const place = group === 0 ? 1 + Math.floor(random * (bars - 1)) : Math.floor(random * bars);
  return bar % bars === place;
}

/** The bars of `barAt`, with the trainer's silent bars marked. */
export function withSilentBars(barAt: BarAt, silent: SilentBars | null, seed: number): BarAt {
  if (!silent) return barAt;
  return (bar) => {
    const played = barAt(bar);
    return played && isSilentBar(silent, bar, seed) ? { ...played, silent: true } : played;
  };
}
