import {
  type BandInstrument,
  GUESTS,
  type Instrument,
  type PitchedInstrument,
  type StrokeOf,
  type StruckInstrument,
} from '#audio/music/instrument.ts';
// Written by `npm run build:kit`, together with the sprites.
import index from './banks.json' with { type: 'json' };

/** All instruments but the güira, which is synthesised (see guira.ts). */
export type RecordedInstrument = Exclude<Instrument, 'guira'>;
export type RecordedStruck = Exclude<StruckInstrument, 'guira'>;
/** The recorded instruments of the band: the kit that the app fetches. */
export const KIT = ['requinto', 'segunda', 'bass', 'bongos'] as const satisfies readonly Exclude<
  BandInstrument,
  'guira'
>[];

/** Position of a single note in its instrument's sprite. It starts with the attack. */
export interface Slice {
  /** Seconds from the sprite's start. */
  at: number;
  seconds: number;
}

export interface PitchedSlice extends Slice {
  /** Measured pitch, as a fractional MIDI note number. */
  midi: number;
}

/** A slice with its playback rate: 1 as recorded, 2 an octave higher and half as long. */
export interface TunedSlice extends Slice {
  rate: number;
}

/** The slices of the pitched instruments, from low to high. */
export const PITCHED: Readonly<Record<PitchedInstrument, readonly PitchedSlice[]>> = index.pitched;
/** The slices of the percussion instruments: one or several variants of every stroke. */
export const STRUCK: {
  readonly [I in RecordedStruck]: Readonly<Record<StrokeOf<I>, readonly Slice[]>>;
} = index.struck;

/**
 * Adds the slices of the guests, which the built app leaves out of the index until they are needed.
 * @param guests an index of the same shape
 */
export function addSlices(guests: typeof index): void {
  Object.assign(PITCHED, guests.pitched);
  Object.assign(STRUCK, guests.struck);
}

/** How far the recording of a neighbouring key may be from a pitch to take turns with the nearest one. */
const NEIGHBOUR = 1.3;

/**
 * A recording at or near a pitch (MIDI note number, may be fractional), tuned to it. Where there is one for
 * nearly every key, two of them take turns.
 * @param variant even for the nearest one, odd for its neighbour
 */
export function soundOfPitch(
  instrument: PitchedInstrument,
  pitch: number,
  variant = 0,
): TunedSlice {
  const distance = ({ midi }: PitchedSlice) => Math.abs(midi - pitch);
  const [nearest, neighbour] = PITCHED[instrument].toSorted((a, b) => distance(a) - distance(b));
  const turns = neighbour && variant % 2 === 1 && distance(neighbour) <= NEIGHBOUR;
  const { at, seconds, midi } = (turns ? neighbour : nearest) as PitchedSlice;
  return { at, seconds, rate: 2 ** ((pitch - midi) / 12) };
}

/** A recording of a stroke. @param variant from 0; wraps around */
export function soundOfStroke<I extends RecordedStruck>(
  instrument: I,
  stroke: StrokeOf<I>,
  variant = 0,
): TunedSlice {
  // TypeScript does not narrow STRUCK[instrument] by I; its declared type has every stroke.
  const slices = (STRUCK[instrument] as Readonly<Record<StrokeOf<I>, readonly Slice[]>>)[stroke];
  return { ...(slices[variant % slices.length] as Slice), rate: 1 };
}

/** URL of an instrument's sprite. */
export function spriteUrl(instrument: RecordedInstrument, format: 'webm' | 'mp3'): string {
  const guest = (GUESTS as readonly string[]).includes(instrument);
  return `/assets/audio/kit/${guest ? 'guests/' : ''}${instrument}.${format}`;
}
