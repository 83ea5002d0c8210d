/** The rhythms of the band, in the order in which they are listed. */
export const RHYTHM_TYPES = ['derecho', 'majao', 'mambo'] as const;

export type RhythmType = (typeof RHYTHM_TYPES)[number];
