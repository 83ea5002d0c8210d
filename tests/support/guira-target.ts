/** What a down-stroke of a güira is made of, measured from a bachata recording. */
export const GUIRA_TARGET = {
  /** Shares of the energy from 1 kHz up, between two frequencies (Hz). */
  shares: [
    { from: 1000, to: 4000, share: 0.08 },
    { from: 4000, to: 8000, share: 0.42 },
    { from: 8000, to: 12_000, share: 0.4 },
    { from: 12_000, to: Number.POSITIVE_INFINITY, share: 0.1 },
  ],
  /** How far a share may be from the recorded one. */
  tolerance: 0.08,
  /** Centre of gravity (Hz). */
  centroid: [7500, 8800],
  /** Seconds in which it falls by 20 dB. */
  fall: [0.035, 0.07],
} as const;
