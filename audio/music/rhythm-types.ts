/** The rhythms of the band, in display order. */
export const RHYTHM_TYPES = ['derecho', 'majao', 'mambo'] as const;

export type RhythmType = (typeof RHYTHM_TYPES)[number];
