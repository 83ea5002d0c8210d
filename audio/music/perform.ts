import { BAND, GUESTS, type Instrument } from './instrument.ts';
import { deviation, type Random, seededRandom } from './random.ts';
import type { Note, Score } from './score.ts';
import type { WrittenNote } from './written.ts';

/** The most a note is early or late, in seconds: it sounds human, never out of time. */
export const MAX_DEVIATION_SECONDS = 0.005;

/** The most a note's velocity deviates, as a share of it. */
const VELOCITY_DEVIATION = 0.08;

const PLAYERS: readonly Instrument[] = [...BAND, ...GUESTS];

/**
 * Turns written music into a score, with seeded humanising: beats become seconds, and every note
 * deviates a little in time and velocity. Only the first beat is exact. Each player has their own
 * generator, so leaving one out does not change what the others play.
 */
export function perform(
  written: readonly WrittenNote[],
  { bpm, bars, seed }: Pick<Score, 'bpm' | 'bars'> & { seed: string },
): Score {
  const hands = new Map<Instrument, Hand>();
  const inOrder = [...written].sort(
    (a, b) => a.beat - b.beat || rank(a) - rank(b) || pitchOf(a) - pitchOf(b),
  );
  const notes = inOrder.map((note): Note => {
    const { instrument } = note;
    const hand = hands.get(instrument) ?? new Hand(seededRandom(`${seed} ${instrument}`));
    hands.set(instrument, hand);
    return play(note, hand, 60 / bpm);
  });
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

function play(written: WrittenNote, hand: Hand, beatSeconds: number): Note {
  const after = 'after' in written ? (written.after ?? 0) : 0;
  const time = rounded(written.beat * beatSeconds + hand.secondsOff(written.beat) + after);
  const velocity = rounded(hand.velocity(written.velocity));
  if (!('pitch' in written)) {
    const { beat: _, ...stroke } = written;
    return { ...stroke, time, velocity };
  }
  const { instrument, pitch, beats } = written;
  return { instrument, pitch, time, velocity, duration: rounded(beats * beatSeconds) };
}

/** To 10 µs: finer than any ear, and free of the last digits that differ between machines. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

const rank = ({ instrument }: { instrument: Instrument }) => PLAYERS.indexOf(instrument);
const pitchOf = (note: WrittenNote) => ('pitch' in note ? note.pitch : 0);
