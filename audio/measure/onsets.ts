import { bandEnergy, FRAMES_PER_SECOND } from './filter-bank.ts';

/** A beginning that was found in a sound. */
export interface Onset {
  /** Seconds from the start of the sound. */
  time: number;
  /** By how much a band rises there above what was before, in decibels. */
  rise: number;
}

/** Half an octave apart (Hz): a soft note may rise in a single one of them only. */
const BANDS = Array.from({ length: 17 }, (_, i) => 60 * 2 ** (i / 2));
const Q = 2.5;
/** A rise by less is not a beginning (decibels). */
const LEAST_RISE = 3.5;
/** Energy that counts as silence, about −80 dBFS. */
const SILENCE = 1e-8;
/** A note is to be louder than everything in these milliseconds before it, so that the beating of two
 * notes that go on is not taken for a new one. */
const BEFORE = 30;
/** Within these milliseconds is one onset, timed where it rises most. */
const TOGETHER = 5;

/**
 * Finds where something begins in a sound. Knows samples only, nothing of the music: in each channel
 * and in every half octave it looks for moments at which the energy jumps above that of the
 * moments before.
 */
export function findOnsets(channels: readonly Float32Array[], sampleRate: number): Onset[] {
  const rises = channels.flatMap((samples) =>
    BANDS.flatMap((frequency) => {
      const energy = bandEnergy(samples, { frequency, q: Q }, sampleRate);
      // A period at least, for a low note's energy comes and goes with every swing.
      const span = Math.min(14, Math.max(5, Math.round((1.2 * 1000) / frequency)));
      return peaks(risesIn(energy, span), span);
    }),
  );
  const onsets: Onset[] = [];
  for (const rise of rises.sort((a, b) => b.rise - a.rise)) {
    const known = onsets.some(({ time }) => Math.abs(time - rise.time) < TOGETHER / 1000);
    if (!known) onsets.push(rise);
  }
  return onsets.sort((a, b) => a.time - b.time);
}

/** For each frame how far (dB) the `span` frames from it lie above the loudest such stretch before. */
function risesIn(energy: Float64Array, span: number): Float64Array {
  const level = new Float64Array(energy.length);
  let sum = 0;
  for (let k = energy.length - 1; k >= 0; k--) {
    sum += (energy[k] ?? 0) - (energy[k + span] ?? 0);
    level[k] = Math.max(0, sum) / span;
  }
  return level.map((after, k) => {
    let before = 0;
    for (let j = Math.max(0, k - span - BEFORE); j <= k - span; j++) {
      before = Math.max(before, level[j] ?? 0);
    }
    return 10 * Math.log10((after + SILENCE) / (before + SILENCE));
  });
}

/** The moments that rise more than all within `span` frames of them. */
function peaks(rises: Float64Array, span: number): Onset[] {
  const found: Onset[] = [];
  rises.forEach((rise, k) => {
    if (rise < LEAST_RISE) return;
    const [from, to] = [Math.max(0, k - span), k + span + 1];
    for (let j = from; j < to; j++) {
      const other = rises[j] ?? 0;
      if (other > rise || (other === rise && j < k)) return;
    }
    found.push({ time: k / FRAMES_PER_SECOND, rise });
  });
  return found;
}
