import { RHYTHM_TYPES, type RhythmType } from '#audio/music/rhythm-types.ts';

/** The key of each rhythm, as the letter that is shown. M is for majao, so mambo has the X. */
export const RHYTHM_KEYS: Readonly<Record<RhythmType, string>> = {
  derecho: 'D',
  majao: 'M',
  mambo: 'X',
};

export const RHYTHM_BINDINGS = Object.fromEntries(
  RHYTHM_TYPES.map((rhythm) => [
    RHYTHM_KEYS[rhythm].toLowerCase(),
    { type: 'rhythm', rhythm } as const,
  ]),
);
