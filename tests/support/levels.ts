import type { Channels } from '#audio/measure/measure.ts';

/** Largest delay that an encoder may add, in samples: under a millisecond. */
const MAX_SHIFT = 40;
/** The second of sound by which the delay is measured: its first sample. */
const WINDOW_START = 48_000;
const WINDOW_LENGTH = 48_000;

/**
 * The level of each sound in a mix, in dB relative to its level alone: the gains with which the sounds
 * fit the mix best (least squares).
 */
export function levelsIn(mix: Channels, sounds: readonly Channels[]): number[] {
  const sum = mix.map((_, side) => added(sounds.map((sound) => sound[side] ?? new Float32Array())));
  const shift = shiftOf(mix[0] ?? new Float32Array(), sum[0] ?? new Float32Array());
  const aligned = mix.map((samples, side) =>
    new Float32Array(sum[side]?.length ?? 0).map((_, i) => samples[i + shift] ?? 0),
  );
  const equations = sounds.map((sound) => [
    ...sounds.map((other) => product(sound, other)),
    product(sound, aligned),
  ]);
  return solved(equations).map((gain) => 20 * Math.log10(gain));
}

function added(parts: readonly Float32Array[]): Float32Array {
  return new Float32Array(Math.max(...parts.map(({ length }) => length))).map((_, i) =>
    parts.reduce((sum, part) => sum + (part[i] ?? 0), 0),
  );
}

/** Delay of `late` relative to `early` in samples: where their correlation is highest. */
function shiftOf(late: Float32Array, early: Float32Array): number {
  let [highest, best] = [0, 0];
  for (let shift = -MAX_SHIFT; shift <= MAX_SHIFT; shift++) {
    let correlation = 0;
    for (let i = WINDOW_START; i < WINDOW_START + WINDOW_LENGTH; i++)
      correlation += (early[i] ?? 0) * (late[i + shift] ?? 0);
    if (correlation > highest) [highest, best] = [correlation, shift];
  }
  return best;
}

function product(a: Channels, b: Channels): number {
  return a.reduce((sum, samples, side) => {
    const other = b[side];
    let product = 0;
    for (let i = 0; i < samples.length; i++) product += (samples[i] ?? 0) * (other?.[i] ?? 0);
    return sum + product;
  }, 0);
}

/** Solves linear equations by elimination. Each row has the coefficients and the right-hand side. */
function solved(rows: number[][]): number[] {
  const [row, ...others] = rows;
  if (!row) return [];
  const [pivot = 1, ...rest] = row;
  const reduced = others.map(([first = 0, ...other]) =>
    other.map((x, i) => x - (first / pivot) * (rest[i] ?? 0)),
  );
  const unknown = solved(reduced);
  const known = unknown.reduce((sum, x, i) => sum + x * (rest[i] ?? 0), 0);
  return [((rest.at(-1) ?? 0) - known) / pivot, ...unknown];
}
