import {
  BAND,
  type BandInstrument,
  GUESTS,
  type Guest,
  type Instrument,
} from '#audio/music/instrument.ts';
import { atTime, type LiveNote } from '#audio/music/live/live.ts';
import { deviation, type Random, seededRandom } from '#audio/music/random.ts';
import type { WrittenNote } from './notation.ts';
import type { Score } from './score.ts';

/** Maximum deviation of a note's time, in seconds: humanised, but never out of time. */
export const MAX_DEVIATION_SECONDS = 0.014;
/** A lower limit before rounding. */
const LIMIT = MAX_DEVIATION_SECONDS - 0.00002;

/** Players' habits in seconds: the güira is ahead of the beat, the bass behind it. Other guests are on the beat. */
const HABITS: Record<BandInstrument, number> & Partial<Record<Guest, number>> = {
  requinto: 0,
  segunda: 0.0015,
  bass: 0.004,
  guira: -0.003,
  bongos: 0,
  voice: 0.003,
};
/** Standard deviation of a single note's time, and of the player's slow drift, in seconds. */
const JITTER = 0.0034;
const DRIFT = 0.002;
/** The share of the drift that remains after a beat. */
const DRIFT_KEPT = 0.8;
/** Accents are slightly early, by seconds, and louder, by decibels. */
const LEAN = { seconds: -0.0015, decibels: 0.4 };

/** Standard deviation and limit of a note's level, in decibels, and the level difference of a doubled velocity. */
const LEVEL_DEVIATION = 1.1;
const MAX_LEVEL_DEVIATION = 1.6;
/** Factors on both, which compensate for the soft clipper of a channel: it reduces loud strokes. */
const STRENGTHS: Record<BandInstrument, number> & Partial<Record<Guest, number>> = {
  requinto: 1,
  segunda: 1,
  bass: 1,
  guira: 1,
  bongos: 1.5,
};
const DECIBELS_PER_DOUBLING = 6.6;
/** The played velocity for a written one of 1, so that louder notes remain louder. */
const FULL = 0.88;

/** Neighbouring variants of a sound differ by an odd number below this one; see `Note`. */
const VARIANTS = 24;

const RANKS = new Map<Instrument, number>([...BAND, ...GUESTS].map((player, i) => [player, i]));

/**
 * Humanises written music, independent of the tempo: each note is a little early or late (in seconds), a little louder
 * or softer, and has another variant of its sound than the previous one. Times drift slowly around the player's habit.
 * Notes come in the order of their beats, counted from the start of the music. Only the first beat is exact. Each
 * player has their own generator, so leaving one out does not change the others.
 * @returns a function to be called with consecutive parts of the music
 */
export function toucher(seed: string): (written: readonly WrittenNote[]) => LiveNote[] {
  const hands = new Map<Instrument, Hand>();
  const touched = (note: WrittenNote): LiveNote => {
    const { instrument } = note;
    const hand = hands.get(instrument) ?? new Hand(`${seed} ${instrument}`, instrument);
    hands.set(instrument, hand);
    const late = hand.secondsOff(note);
    const velocity = rounded(hand.velocity(note));
    const variant = hand.variant('pitch' in note ? `${note.pitch}` : note.stroke);
    if (!('pitch' in note)) return { ...note, late, velocity, variant };
    const { after = 0, ...pitched } = note;
    return { ...pitched, late: late + after, velocity, variant };
  };
  return (written) =>
    [...written]
      .sort((a, b) => a.beat - b.beat || rank(a) - rank(b) || pitchOf(a) - pitchOf(b))
      .map(touched);
}

/** Turns written music into a score: humanises it, at a tempo in beats per minute. */
export function perform(
  written: readonly WrittenNote[],
  { bpm, bars, seed }: Pick<Score, 'bpm' | 'bars'> & { seed: string },
): Score {
  const beat = 60 / bpm;
  const notes = toucher(seed)(written).map((note) => {
    const duration = 'beats' in note ? rounded(note.beats * beat) : 0;
    return atTime(note, rounded(note.beat * beat + note.late), duration);
  });
  return { bpm, bars, notes: notes.sort((a, b) => a.time - b.time) };
}

/** One player's deviations. Notes on the same beat are one movement and share their time. */
class Hand {
  readonly #habit: number;
  readonly #strengths: number;
  readonly #time: Random;
  readonly #strength: Random;
  readonly #choice: Random;
  readonly #variants = new Map<string, number>();
  #beat = 0;
  #drift = 0;
  #seconds = 0;

  constructor(seed: string, instrument: Instrument) {
    this.#habit = HABITS[instrument] ?? 0;
    this.#strengths = STRENGTHS[instrument] ?? 1;
    this.#time = seededRandom(seed);
    this.#strength = seededRandom(`${seed} strength`);
    this.#choice = seededRandom(`${seed} variants`);
  }

  secondsOff({ beat, accent }: WrittenNote): number {
    if (beat !== this.#beat) {
      const kept = DRIFT_KEPT ** (beat - this.#beat);
      this.#beat = beat;
      this.#drift = kept * this.#drift + Math.sqrt(1 - kept * kept) * DRIFT * normal(this.#time);
      const wanted =
        this.#habit + this.#drift + JITTER * normal(this.#time) + (accent ? LEAN.seconds : 0);
      this.#seconds = Math.max(-LIMIT, Math.min(LIMIT, wanted));
    }
    return this.#seconds;
  }

  velocity({ velocity, accent }: WrittenNote): number {
    const off = LEVEL_DEVIATION * normal(this.#strength);
    const decibels =
      this.#strengths * Math.max(-MAX_LEVEL_DEVIATION, Math.min(MAX_LEVEL_DEVIATION, off)) +
      (accent ? LEAN.decibels : 0);
    return Math.min(1, velocity * FULL * 2 ** (decibels / DECIBELS_PER_DOUBLING));
  }

  /** A variant of a sound that differs from the previous one, for any even number of variants. */
  variant(sound: string): number {
    const step = 1 + 2 * Math.floor(this.#choice() * (VARIANTS / 2));
    const variant = ((this.#variants.get(sound) ?? 0) + step) % VARIANTS;
    this.#variants.set(sound, variant);
    return variant;
  }
}

/** Nearly normally distributed, with a mean of 0 and a standard deviation of 1. */
const normal = (random: Random) => Math.sqrt(3) * (deviation(random) + deviation(random));

/** Rounds to 10 µs: inaudible, and removes the last digits, which differ between machines. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

const rank = ({ instrument }: { instrument: Instrument }) => RANKS.get(instrument) ?? 0;
const pitchOf = (note: WrittenNote) => ('pitch' in note ? note.pitch : 0);
