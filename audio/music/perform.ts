import { BAND, GUESTS, type Instrument } from './instrument.ts';
import type { LiveNote } from './live.ts';
import { deviation, type Random, seededRandom } from './random.ts';
import type { Note, Score } from './score.ts';
import type { WrittenNote } from './written.ts';

/** The most a note is early or late, in seconds: it sounds human, never out of time. */
export const MAX_DEVIATION_SECONDS = 0.005;

/** The most a note's velocity deviates, as a share of it. */
const VELOCITY_DEVIATION = 0.08;

const RANKS = new Map<Instrument, number>([...BAND, ...GUESTS].map((player, i) => [player, i]));

/**
 * Gives written music its touch, whatever the tempo: every note is a little early or late, in seconds,
 * and a little louder or softer. The notes come in the order of their beats, which count from the start
 * of the music. Only the first beat is exact. Each player has their own generator, so leaving one out
 * does not change what the others play.
 */
export function touch(written: readonly WrittenNote[], seed: string): LiveNote[] {
  return toucher(seed)(written);
}

/** `touch` for music that comes in several stretches, one after the other: to be called with each. */
export function toucher(seed: string): (written: readonly WrittenNote[]) => LiveNote[] {
  const hands = new Map<Instrument, Hand>();
  const touched = (note: WrittenNote): LiveNote => {
    const { instrument } = note;
    const hand = hands.get(instrument) ?? new Hand(seededRandom(`${seed} ${instrument}`));
    hands.set(instrument, hand);
    const late = hand.secondsOff(note.beat);
    const velocity = rounded(hand.velocity(note.velocity));
    if (!('pitch' in note)) return { ...note, late, velocity };
    const { after = 0, ...pitched } = note;
    return { ...pitched, late: late + after, velocity };
  };
  return (written) =>
    [...written]
      .sort((a, b) => a.beat - b.beat || rank(a) - rank(b) || pitchOf(a) - pitchOf(b))
      .map(touched);
}

/** Turns written music into a score: its touch, at a tempo in beats per minute. */
export function perform(
  written: readonly WrittenNote[],
  { bpm, bars, seed }: Pick<Score, 'bpm' | 'bars'> & { seed: string },
): Score {
  const notes = touch(written, seed).map((note) => atTempo(note, bpm));
  return { bpm, bars, notes: notes.sort((a, b) => a.time - b.time) };
}

/** One player's deviations. Notes on the same beat are one movement and share their time. */
class Hand {
  readonly #random: Random;
  #beat = 0;
  #seconds = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  secondsOff(beat: number): number {
    if (beat !== this.#beat) {
      this.#beat = beat;
      this.#seconds = deviation(this.#random) * MAX_DEVIATION_SECONDS;
    }
    return this.#seconds;
  }

  velocity(written: number): number {
    return Math.min(1, written * (1 + deviation(this.#random) * VELOCITY_DEVIATION));
  }
}

function atTempo(note: LiveNote, bpm: number): Note {
  const beatSeconds = 60 / bpm;
  const time = rounded(note.beat * beatSeconds + note.late);
  if (!('pitch' in note)) {
    const { beat: _beat, late: _late, accent: _accent, ...stroke } = note;
    return { ...stroke, time };
  }
  const { instrument, pitch, beats, velocity, slideFrom } = note;
  const duration = rounded(beats * beatSeconds);
  const played = { instrument, pitch, time, velocity, duration };
  return slideFrom === undefined ? played : { ...played, slideFrom };
}

/** To 10 µs: finer than any ear, and free of the last digits that differ between machines. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

const rank = ({ instrument }: { instrument: Instrument }) => RANKS.get(instrument) ?? 0;
const pitchOf = (note: WrittenNote) => ('pitch' in note ? note.pitch : 0);
