import type { Channels } from '#audio/measure/measure.ts';

/** An encoder may move a sound by so many samples: under a millisecond. */
const SHIFT = 40;
/** From here a second long is what the shift is found by (samples). */
const LOOK = 48_000;

/**
 * How loud each of several sounds is in a mix of them, in dB above how loud it is alone: the gains
 * with which together they come nearest to the mix (least squares).
 */
export function levelsIn(mix: Channels, sounds: readonly Channels[]): number[] {
  const sum = mix.map((_, side) => added(sounds.map((sound) => sound[side] ?? new Float32Array())));
  const shift = shiftOf(mix[0] ?? new Float32Array(), sum[0] ?? new Float32Array());
  const heard = mix.map((samples, side) =>
    new Float32Array(sum[side]?.length ?? 0).map((_, i) => samples[i + shift] ?? 0),
  );
  const equations = sounds.map((sound) => [
    ...sounds.map((other) => product(sound, other)),
    product(sound, heard),
  ]);
  return solved(equations).map((gain) => 20 * Math.log10(gain));
}

function added(parts: readonly Float32Array[]): Float32Array {
  return new Float32Array(Math.max(...parts.map(({ length }) => length))).map((_, i) =>
    parts.reduce((sum, part) => sum + (part[i] ?? 0), 0),
  );
}

/** By how many samples `late` is later than `early`: where the two are most alike. */
function shiftOf(late: Float32Array, early: Float32Array): number {
  let [most, best] = [0, 0];
  for (let shift = -SHIFT; shift <= SHIFT; shift++) {
    let alike = 0;
    for (let i = LOOK; i < 2 * LOOK; i++) alike += (early[i] ?? 0) * (late[i + shift] ?? 0);
    if (alike > most) [most, best] = [alike, shift];
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

/** Solves linear equations, each row its coefficients and what they come to, by elimination. */
function solved(rows: number[][]): number[] {
  const [row, ...others] = rows;
  if (!row) return [];
  const [pivot = 1, ...rest] = row;
  const fewer = others.map(([first = 0, ...other]) =>
    other.map((x, i) => x - (first / pivot) * (rest[i] ?? 0)),
  );
  const unknown = solved(fewer);
  const known = unknown.reduce((sum, x, i) => sum + x * (rest[i] ?? 0), 0);
  return [((rest.at(-1) ?? 0) - known) / pivot, ...unknown];
}
