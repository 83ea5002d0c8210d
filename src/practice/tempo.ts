/** Tempo in counts a minute; a count is a quarter note, one of the dancers' counts. */
export const TEMPO = { slowest: 40, fastest: 160, usual: 120 } as const;

/** The nearest whole tempo that the page offers. */
export function clampTempo(tempo: number): number {
  return Math.min(TEMPO.fastest, Math.max(TEMPO.slowest, Math.round(tempo)));
}
