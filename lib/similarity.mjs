/** Length of the compared beginning (seconds), and the largest shift and detuning to try. */
const COMPARED = 0.15;
const SHIFT = 0.001;
const DETUNE = 0.008;

/**
 * The highest correlation of two sounds over small shifts and detunings: 1 if one is the other at another level or
 * rate.
 * @param {Float32Array} a
 * @param {Float32Array} b
 * @param {number} sampleRate
 */
export function similarity(a, b, sampleRate) {
  const length = Math.min(a.length, b.length, Math.round(COMPARED * sampleRate)) - 1;
  const reach = Math.round(SHIFT * sampleRate);
  let highest = 0;
  for (let detune = -DETUNE; detune <= DETUNE + 1e-9; detune += DETUNE / 8) {
    const bent = new Float32Array(Math.floor(length / (1 + DETUNE)) - reach).map((_, i) => {
      const at = i * (1 + detune);
      const before = Math.floor(at);
      return (b[before] ?? 0) + (at - before) * ((b[before + 1] ?? 0) - (b[before] ?? 0));
    });
    for (let shift = -reach; shift <= reach; shift += 2) {
      let [shared, energyA, energyB] = [0, 0, 0];
      for (let i = Math.max(0, -shift); i < bent.length; i++) {
        const [x, y] = [a[i + shift] ?? 0, bent[i] ?? 0];
        shared += x * y;
        energyA += x * x;
        energyB += y * y;
      }
      highest = Math.max(highest, shared / Math.sqrt(energyA * energyB));
    }
  }
  return highest;
}
