/** The tempos that can be set, in quarter notes a minute: beats of a grid, the band's (and dancers') counts. */
export const TEMPO = { slowest: 40, fastest: 160 } as const;

/** A usual tempo of a band, in dancers' counts a minute. */
export const BAND_COUNTS = 120;

/** The nearest whole tempo that can be set. */
export function clampTempo(tempo: number): number {
  return Math.min(TEMPO.fastest, Math.max(TEMPO.slowest, Math.round(tempo)));
}
