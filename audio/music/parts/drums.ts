import type { Letters } from '#audio/music/written.ts';

/** Notation of the drum kit; feet and hands are written on separate lines. */
export const DRUMS: Letters<'drums'> = {
  K: ['kick', 0.95],
  S: ['snare', 0.8],
  C: ['clap', 0.85],
  h: ['hat', 0.42],
  o: ['open-hat', 0.6],
};
