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

/** Everyone but the güira, which is synthesised (see guira.ts). */
export type RecordedInstrument = Exclude<Instrument, 'guira'>;
export type RecordedStruck = Exclude<StruckInstrument, 'guira'>;
/** The recorded players of the band: the kit that the app fetches. */
export const KIT = ['requinto', 'segunda', 'bass', 'bongos'] as const satisfies readonly Exclude<
  BandInstrument,
  'guira'
>[];

/** Where a single note is in its instrument's sprite. Its attack stands at its very start. */
export interface Slice {
  /** Seconds from the sprite's start. */
  at: number;
  seconds: number;
}

export interface PitchedSlice extends Slice {
  /** The pitch it really has, as a MIDI note number with a fraction. */
  midi: number;
}

/** A slice and how fast to play it: 1 as recorded, 2 an octave up and twice as short. */
export interface Sound extends Slice {
  rate: number;
}

/** The slices of the instruments that play pitches, from low to high. */
export const PITCHED: Readonly<Record<PitchedInstrument, readonly PitchedSlice[]>> = index.pitched;
/** The slices of the instruments that are struck. */
export const STRUCK: {
  readonly [I in RecordedStruck]: Readonly<Record<StrokeOf<I>, Slice>>;
} = index.struck;

/** What to play for a pitch (MIDI note number, fractions allowed): the nearest recording, in tune. */
export function soundOfPitch(instrument: PitchedInstrument, pitch: number): Sound {
  const { at, seconds, midi } = PITCHED[instrument].reduce((nearest, slice) =>
    Math.abs(slice.midi - pitch) < Math.abs(nearest.midi - pitch) ? slice : nearest,
  );
  return { at, seconds, rate: 2 ** ((pitch - midi) / 12) };
}

/** What to play for a stroke. */
export function soundOfStroke<I extends RecordedStruck>(instrument: I, stroke: StrokeOf<I>): Sound {
  // The instrument's own strokes only: the index's type says that each is there.
  const slices = STRUCK[instrument] as Readonly<Record<StrokeOf<I>, Slice>>;
  return { ...slices[stroke], rate: 1 };
}

/**
 * Address of an instrument's sprite. Those of the guests exist as webm only, and only where the
 * repository itself is served: on the page that renders clips.
 */
export function spriteUrl(instrument: RecordedInstrument, format: 'webm' | 'mp3'): string {
  const guest = (GUESTS as readonly string[]).includes(instrument);
  return `${guest ? '/audio/samples/guests' : '/assets/audio/kit'}/${instrument}.${format}`;
}
