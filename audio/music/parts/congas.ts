import type { Letters } from '#audio/music/score/notation.ts';

/** Notation of the congas: open, low (the second drum), slap, and muted heel and toe. */
export const CONGAS: Letters<'congas'> = {
  O: ['open', 0.85],
  L: ['low', 0.8],
  S: ['slap', 0.88],
  m: ['muted', 0.4],
};
