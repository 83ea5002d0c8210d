/**
 * The highest correlation of two sounds over small shifts and detunings: 1 if one is the other, louder or at
 * another rate.
 */
export function similarity(a: Float32Array, b: Float32Array, sampleRate: number): number;
