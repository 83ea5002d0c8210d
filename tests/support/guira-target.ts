/** Target sound of a güira's down-stroke, measured from a bachata recording. */
export const GUIRA_TARGET = {
  /** Energy between two frequencies (Hz) as a share of the energy above 1 kHz. */
  shares: [
    { from: 1000, to: 4000, share: 0.08 },
    { from: 4000, to: 8000, share: 0.42 },
    { from: 8000, to: 12_000, share: 0.4 },
    { from: 12_000, to: Number.POSITIVE_INFINITY, share: 0.1 },
  ],
  /** Largest deviation of a single synthesised stroke from a share. */
  tolerance: 0.08,
  /** Largest deviation of the strokes of a clip, on average, as they are heard. */
  heardTolerance: 0.04,
  /** Range of the spectral centroid (Hz). */
  centroid: [7500, 8800],
  /** Range of the decay by 20 dB (seconds). */
  decay: [0.035, 0.07],
} as const;
