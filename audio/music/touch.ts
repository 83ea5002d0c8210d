import { BAND, GUESTS, type Instrument } from './instrument.ts';
import { type Chance, chance } from './random.ts';
import type { Note, Score } from './score.ts';
import type { WrittenNote } from './written.ts';

/** The furthest a hand strays from the beat, in seconds: felt as alive, never heard as late. */
export const TOUCH_SECONDS = 0.005;

/** How much a hand's strength varies from stroke to stroke, as a share of it. */
const STRENGTH = 0.08;

const SEATS: readonly Instrument[] = [...BAND, ...GUESTS];

/**
 * Has the players play what is written: beats become seconds, each hand strays a little in time and
 * strength, and the first beat is exact. Every player has whims of their own, so that leaving one out
 * changes nothing in what the others do.
 */
export function perform(
  written: readonly WrittenNote[],
  { bpm, bars, seed }: Pick<Score, 'bpm' | 'bars'> & { seed: string },
): Score {
  const hands = new Map<Instrument, Hand>();
  const onPaper = [...written].sort(
    (a, b) => a.beat - b.beat || seat(a) - seat(b) || detail(a) - detail(b),
  );
  const notes = onPaper.map((note): Note => {
    const { instrument } = note;
    const hand = hands.get(instrument) ?? new Hand(chance(`${seed} ${instrument}`));
    hands.set(instrument, hand);
    return play(note, hand, 60 / bpm);
  });
  return { bpm, bars, notes: notes.sort((a, b) => a.time - b.time || seat(a) - seat(b)) };
}

/** One player's hand. Notes struck together are one movement and stray together. */
class Hand {
  readonly #chance: Chance;
  #beat = 0;
  #straying = 0;

  constructor(whims: Chance) {
    this.#chance = whims;
  }

  strayAt(beat: number): number {
    if (beat !== this.#beat) {
      this.#beat = beat;
      this.#straying = this.#chance.sway() * TOUCH_SECONDS;
    }
    return this.#straying;
  }

  strength(velocity: number): number {
    return Math.min(1, velocity * (1 + this.#chance.sway() * STRENGTH));
  }
}

function play(written: WrittenNote, hand: Hand, beatSeconds: number): Note {
  const after = 'after' in written ? (written.after ?? 0) : 0;
  const time = rounded(written.beat * beatSeconds + hand.strayAt(written.beat) + after);
  const velocity = rounded(hand.strength(written.velocity));
  if (!('pitch' in written)) return played(written, time, velocity);
  const { instrument, pitch, beats } = written;
  return { instrument, pitch, time, velocity, duration: rounded(beats * beatSeconds) };
}

function played(
  { beat: _, ...stroke }: Extract<WrittenNote, { stroke: string }>,
  time: number,
  velocity: number,
): Note {
  return { ...stroke, time, velocity };
}

/** Tens of microseconds are finer than any ear, and keep the written numbers short. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

const seat = ({ instrument }: { instrument: Instrument }) => SEATS.indexOf(instrument);
const detail = (note: WrittenNote) => ('pitch' in note ? note.pitch : 0);
