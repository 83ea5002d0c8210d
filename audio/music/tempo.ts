/** The range of the tempo, in quarter notes a minute: beats of a grid, counts of the band and of dancers. */
export const TEMPO = { slowest: 40, fastest: 160 } as const;

/** The larger step of controls of the tempo. */
export const TEMPO_STEP = 5;

/** A usual tempo of bands, in dancers' counts a minute. */
export const BAND_COUNTS = 120;

/** The nearest integer within the range of the tempo. */
export function clampTempo(tempo: number): number {
  return Math.min(TEMPO.fastest, Math.max(TEMPO.slowest, Math.round(tempo)));
}
