import type { PitchedInstrument, StrokeOf } from '#audio/music/instrument.ts';
import type { PitchedSlice, RecordedStruck, Slice, Sprite } from './banks.ts';

/** A slice of one of several sprites, with its playback rate: 1 as recorded, 2 an octave higher and half as long. */
export interface Chosen<S> extends Slice {
  sprite: S;
  rate: number;
}

/** Maximum distance from a pitch at which the neighbouring key's recording alternates with the nearest one. */
const NEIGHBOUR = 1.3;

/**
 * A recording at or near a pitch (MIDI note number, may be fractional), tuned to it. If there is one for nearly every
 * key, two of them alternate.
 * @param sprites the loaded sprites of the instrument; at least one
 * @param variant even for the nearest one, odd for its neighbour
 */
export function soundOfPitch<S extends Sprite<PitchedInstrument>>(
  sprites: readonly S[],
  pitch: number,
  variant = 0,
): Chosen<S> {
  const distance = ({ midi }: PitchedSlice) => Math.abs(midi - pitch);
  const [nearest, neighbour] = sprites
    .flatMap((sprite) => sprite.slices.map((slice) => ({ ...slice, sprite })))
    .sort((a, b) => distance(a) - distance(b));
  const turns = neighbour && variant % 2 === 1 && distance(neighbour) <= NEIGHBOUR;
  const chosen = turns ? neighbour : nearest;
  if (!chosen) throw new RangeError('no recording');
  const { sprite, at, seconds, midi } = chosen;
  return { sprite, at, seconds, rate: 2 ** ((pitch - midi) / 12) };
}

/** A recording of a stroke. @param variant from 0; wraps around */
export function soundOfStroke<I extends RecordedStruck, S extends Sprite<I>>(
  sprites: readonly S[],
  stroke: StrokeOf<I>,
  variant = 0,
): Chosen<S> {
  const slices = sprites.flatMap((sprite) =>
    // TypeScript does not resolve the type of slices for any of the instruments.
    (sprite.slices as Readonly<Record<StrokeOf<I>, readonly Slice[]>>)[stroke].map((slice) => ({
      ...slice,
      sprite,
    })),
  );
  const chosen = slices[variant % slices.length];
  if (!chosen) throw new RangeError(`no recording of ${stroke}`);
  return { ...chosen, rate: 1 };
}
