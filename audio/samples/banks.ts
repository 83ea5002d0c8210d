import {
  ENTRANCES,
  type Instrument,
  isGuest,
  type StrokeOf,
  type StruckInstrument,
} from '#audio/music/instrument.ts';
// Written by `npm run build:kit`, together with the sprites.
import index from './banks.json' with { type: 'json' };

/** All instruments except the güira, which is synthesised (see guira.ts). */
export type RecordedInstrument = Exclude<Instrument, 'guira'>;
export type RecordedStruck = Exclude<StruckInstrument, 'guira'>;
/** The recorded instruments of the band, in the order in which the app fetches them. */
export const KIT = ENTRANCES.filter((player) => player !== 'guira');

/** Position of a single note in its sprite. It starts with the attack. */
export interface Slice {
  /** Seconds from the sprite's start. */
  at: number;
  seconds: number;
}

export interface PitchedSlice extends Slice {
  /** Measured pitch, as a fractional MIDI note number. */
  midi: number;
}

/** A file with notes, from low to high, or with one or several variants of every stroke. */
export interface Sprite<I extends RecordedInstrument = RecordedInstrument> {
  /** Its base name in the folder of its instrument. It changes with the notes. */
  file: string;
  slices: I extends RecordedStruck
    ? Readonly<Record<StrokeOf<I>, readonly Slice[]>>
    : readonly PitchedSlice[];
}

/** The sprites of each instrument: one for all notes, and alternatives, so that fewer notes share a recording. */
export type Sprites = {
  readonly [I in RecordedInstrument]: readonly [Sprite<I>, ...Sprite<I>[]];
};

export const SPRITES = index as unknown as Sprites;

/** Adds the guests' sprites, which are not in the index of the built app. @param guests an index of the same shape */
export function addSprites(guests: typeof index): void {
  Object.assign(SPRITES, guests);
}

/** URL of a sprite of an instrument. */
export function spriteUrl(
  instrument: RecordedInstrument,
  { file }: Pick<Sprite, 'file'>,
  format: 'webm' | 'mp3',
): string {
  return `/assets/audio/kit/${isGuest(instrument) ? 'guests/' : ''}${file}.${format}`;
}

/** The URLs of all notes of the band. */
export const kitUrls = (format: 'webm' | 'mp3'): string[] =>
  KIT.flatMap((player) =>
    (SPRITES[player] as readonly Sprite[]).map((sprite) => spriteUrl(player, sprite, format)),
  );
