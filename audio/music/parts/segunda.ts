import { BEATS, type Change, type Chart, chordAt } from '#audio/music/chart.ts';
import type { Chord } from '#audio/music/harmony.ts';
import { readLine } from '#audio/music/line.ts';
import { pitchClass, pitchesWithin } from '#audio/music/pitch.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { WrittenNote } from '#audio/music/written.ts';
import { type Passage, phraseRandom, phrasing, type Repertoire, startOf } from './passage.ts';

/** Low strings (E2 to E3) and the strings that are strummed (E3 to A4): below all the requinto does. */
const LOW = [40, 52] as const;
const HIGH = [52, 69] as const;

/** The hand takes so long from string to string, in seconds. */
export const STRUM_SECONDS = 0.009;

/** Beats until the hand damps a strum. */
const DAMPED = 0.22;

/**
 * `B` the chord's low root and `b` its low fifth; `d` and `u` short strums down and up, `D` a harder
 * one; `c` a mambo chop, the shortest and brightest.
 *
 * Low notes on counts 1, 3 and 4, strums on 2 and on every "and". In the mambo the hand leaves the
 * counts to the others and chops between them.
 */
const REPERTOIRE: Readonly<Record<RhythmType, Repertoire>> = {
  derecho: {
    phrases: ['Budu buBu | Budu bubu', 'Budu BubU | Budu buBu', 'BuDu bubu | BuDu buBu'],
    endings: ['Budu buBU', 'BuDu BubU'],
  },
  majao: {
    phrases: ['BuDu buBu | BuDu bubu', 'BuDu BubU | BuDu buBu', 'Budu bubU | BuDu buBu'],
    endings: ['BuDu buBU', 'BuDu BubU'],
  },
  mambo: {
    phrases: ['.c.c .c.C | .c.c .c.C', '.c.C .c.c | .c.C .c.C'],
  },
};

const STRUMS: Readonly<Record<string, { down: boolean; velocity: number; beats: number }>> = {
  d: { down: true, velocity: 0.6, beats: DAMPED },
  D: { down: true, velocity: 0.74, beats: DAMPED },
  u: { down: false, velocity: 0.52, beats: DAMPED },
  U: { down: false, velocity: 0.68, beats: DAMPED },
  c: { down: false, velocity: 0.74, beats: DAMPED * 0.75 },
  C: { down: false, velocity: 0.86, beats: DAMPED * 0.75 },
};

export function segunda(passage: Passage): WrittenNote[] {
  const line = phrasing(REPERTOIRE[passage.rhythm], passage, phraseRandom(passage, 'segunda'));
  // The chops only make sense against a count: the first of the passage is struck together.
  const opened = passage.rhythm === 'mambo' ? line.replace('.', 'B') : line;
  return writeSegunda(opened, passage.chart, startOf(passage));
}

/** Writes out a line in the letters above over the changes, from the beat `start` of the chart. */
export function writeSegunda(line: string, chart: Chart, start = 0): WrittenNote[] {
  const hands = fingering(chart);
  return readLine(line).flatMap((sign) => {
    const beat = start + sign.beat;
    const how = STRUMS[sign.symbol];
    if (how) return strum(strings(hands, beat), { ...how, beat });
    const pitch = lowNote(chordAt(chart, beat), sign.symbol);
    return [{ instrument: 'segunda', beat, pitch, beats: sign.beats * 0.9, velocity: 0.72 }];
  });
}

/** The whole chord that the hand holds at a beat: its low root and the strings above. */
export function fullChord(chart: Chart, beat: number): number[] {
  return [lowNote(chordAt(chart, beat), 'B'), ...strings(fingering(chart), beat)];
}

/** A chord struck string by string, from the low ones down or from the high ones up. */
export function strum(
  pitches: readonly number[],
  { down, ...stroke }: { down: boolean; velocity: number; beats: number; beat: number },
): WrittenNote[] {
  const inTurn = down ? pitches : pitches.toReversed();
  return inTurn.map((pitch, string) => ({
    instrument: 'segunda',
    pitch,
    ...stroke,
    after: string * STRUM_SECONDS,
  }));
}

function lowNote({ root, tones }: Chord, symbol: string): number {
  if (symbol !== 'B' && symbol !== 'b') {
    throw new RangeError(`'${symbol}' is not a stroke of the segunda`);
  }
  const wanted = symbol === 'B' ? root : pitchClass(tones[2] ?? root);
  return pitchesWithin([wanted], LOW)[0] ?? LOW[0];
}

/** The strummed strings from a beat on. */
interface Hand extends Change {
  pitches: readonly number[];
}

/**
 * Three strings for every chord of a chart, as a hand moves that wants to move little: third and
 * seventh always among them.
 */
function fingering({ changes, bars, after }: Chart): Hand[] {
  let before: readonly number[] = [57, 60, 64];
  return [...changes, { beat: bars * BEATS, chord: after }].map((change) => {
    const near = (grip: readonly number[]) =>
      grip.reduce((sum, pitch, i) => sum + Math.abs(pitch - (before[i] ?? pitch)), 0);
    before = grips(change.chord).reduce((best, grip) => (near(grip) < near(best) ? grip : best));
    return { ...change, pitches: before };
  });
}

/** The strummed strings of the hand that is on the neck at a beat. */
function strings(hands: readonly Hand[], beat: number): readonly number[] {
  return hands.findLast((hand) => hand.beat <= beat)?.pitches ?? [];
}

/** Every way to hold a chord on three strings within an octave. */
function grips({ tones }: Chord): number[][] {
  const [, third, , seventh] = tones;
  const needed = [third, seventh].filter((tone) => tone !== undefined);
  const all = pitchesWithin(tones, HIGH);
  return all
    .flatMap((a) => all.flatMap((b) => all.map((c) => [a, b, c] as const)))
    .filter(([a, b, c]) => a < b && b < c && c - a < 12)
    .filter((grip) => needed.every((tone) => grip.some((pitch) => pitchClass(pitch) === tone)))
    .filter((grip) => new Set(grip.map(pitchClass)).size === 3)
    .map((grip) => [...grip]);
}
