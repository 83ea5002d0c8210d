import { BEATS, type Change, type Chart, chordAt } from '#audio/music/chart/chart.ts';
import type { Chord } from '#audio/music/harmony/harmony.ts';
import { pitchClass, pitchesWithin } from '#audio/music/harmony/pitch.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { readLine } from '#audio/music/score/line.ts';
import type { WrittenNote } from '#audio/music/score/notation.ts';
import { type Passage, phrasing, type Repertoire, startOf } from './passage.ts';

/** Ranges of the bass notes (E2 to E3) and of the strummed strings (E3 to A4): both below the requinto. */
const LOW = [40, 52] as const;
const HIGH = [52, 69] as const;

/** Delay from string to string in a strum of medium velocity, in seconds; a harder one is quicker. */
const STRUM_SECONDS = 0.009;
/** A strum below the first velocity hits two strings only; one above the second hits an additional one. */
const [SOFT, HARD] = [0.55, 0.74];
const HIGHEST = 71;

/** Duration of a strum until it is damped, in beats. */
const DAMPED = 0.22;
/** Duration of a chop, in beats. */
export const CHOPPED = DAMPED * 0.75;
/** Duration of a slap, in beats: hardly more than the stroke itself. */
export const SLAPPED = DAMPED * 0.4;

/**
 * `B` is the chord's low root and `b` its low fifth; `d` and `u` are short strums down and up; `c` is a mambo chop,
 * shorter still; `x` is a slap, a stroke on damped strings. Capital strums and chops are harder.
 *
 * Bass notes are on counts 1, 3 and 4, strums on 2 and on every "and"; a slap may replace the strum on 2, and a fill
 * may be cut off before the next downbeat. In the mambo the segunda chops between the counts; a bass note marks the
 * downbeat on which a phrase begins.
 */
const REPERTOIRE: Readonly<Record<RhythmType, Repertoire>> = {
  derecho: {
    phrases: [
      'Budu buBu | Budu bubu',
      'Buxu BubU | Buxu buBu',
      'BuDu bubu | Buxu buBu',
      'Budu BubU | BuDu buBu',
    ],
    fills: ['Budu buBU', 'BuDu BubU', 'Buxu bxB.'],
  },
  majao: {
    phrases: [
      'BuDu buBu | BuDu bubu',
      'BuDu BubU | Buxu buBu',
      'Buxu bubU | Buxu buBu',
      'Budu bubU | BuDu buBu',
    ],
    fills: ['BuDu buBU', 'BuDu BubU', 'BuDu bxB.'],
  },
  mambo: {
    phrases: ['Bc.c .c.C | .c.c .c.C', 'Bc.C .c.c | Bc.c .c.C', 'Bc.C .c.C | Bc.c .c.c'],
  },
};

const STRUMS: Readonly<Record<string, Strum>> = {
  d: { down: true, velocity: 0.6, beats: DAMPED },
  D: { down: true, velocity: 0.74, beats: DAMPED, accent: true },
  u: { down: false, velocity: 0.52, beats: DAMPED },
  U: { down: false, velocity: 0.68, beats: DAMPED, accent: true },
  c: { down: false, velocity: 0.8, beats: CHOPPED },
  C: { down: false, velocity: 0.92, beats: CHOPPED, accent: true },
  x: { down: true, velocity: 0.7, beats: SLAPPED },
};

interface Strum {
  down: boolean;
  velocity: number;
  beats: number;
  accent?: true;
}

export function segunda(passage: Passage): WrittenNote[] {
  const line = phrasing(REPERTOIRE[passage.rhythm], passage, 'segunda');
  return writeSegunda(line, passage.chart, startOf(passage));
}

/** Parses a line in the letters above, from beat `start` of a chart on. @throws RangeError on any other letter */
export function writeSegunda(line: string, chart: Chart, start = 0): WrittenNote[] {
  const voicings = voicingsOf(chart);
  return readLine(line).flatMap(({ symbol, ...event }) => {
    const beat = start + event.beat;
    const stroke = STRUMS[symbol];
    if (stroke) return strum(voicingAt(voicings, beat), { ...stroke, beat });
    const pitch = bassNote(chordAt(chart, beat), symbol);
    return [{ instrument: 'segunda', beat, pitch, beats: event.beats * 0.9, velocity: 0.72 }];
  });
}

/** The full chord at a beat: its low root and the strummed strings. */
export function fullChord(chart: Chart, beat: number): number[] {
  return [bassNote(chordAt(chart, beat), 'B'), ...voicingAt(voicingsOf(chart), beat)];
}

/** A strum: a down-stroke plays the strings from low to high, an up-stroke from high to low. */
export function strum(
  pitches: readonly number[],
  { down, ...stroke }: Strum & { beat: number },
): WrittenNote[] {
  const strings = caught(pitches, stroke.velocity);
  const inOrder = down ? strings : strings.toReversed();
  return inOrder.map((pitch, string) => ({
    instrument: 'segunda',
    pitch,
    ...stroke,
    after: string * STRUM_SECONDS * (1.6 - stroke.velocity),
  }));
}

/** The strings of a strum: only the upper ones if it is soft; plus the lowest one's octave if it is hard. */
function caught(pitches: readonly number[], velocity: number): readonly number[] {
  if (velocity < SOFT) return pitches.slice(-2);
  const octave = (pitches.at(-3) ?? HIGHEST) + 12;
  return velocity >= HARD && octave <= HIGHEST ? [...pitches, octave] : pitches;
}

function bassNote({ root, tones }: Chord, symbol: string): number {
  if (symbol !== 'B' && symbol !== 'b') {
    throw new RangeError(`'${symbol}' is not a stroke of the segunda`);
  }
  const tone = symbol === 'B' ? root : pitchClass(tones[2] ?? root);
  return pitchesWithin([tone], LOW)[0] ?? LOW[0];
}

/** The voicing of a chord change: the pitches of its three strummed strings, in ascending order. */
interface Voicing extends Change {
  pitches: readonly number[];
}

/** Three-string voicings of a chart's chords, each with the least movement. Third and seventh are always included. */
function voicingsOf({ changes, bars, after }: Chart): Voicing[] {
  let previous: readonly number[] = [57, 60, 64];
  return [...changes, { beat: bars * BEATS, chord: after }].map((change) => {
    const movement = (pitches: readonly number[]) =>
      pitches.reduce((sum, pitch, i) => sum + Math.abs(pitch - (previous[i] ?? pitch)), 0);
    previous = possibleVoicings(change.chord).reduce((best, pitches) =>
      movement(pitches) < movement(best) ? pitches : best,
    );
    return { ...change, pitches: previous };
  });
}

function voicingAt(voicings: readonly Voicing[], beat: number): readonly number[] {
  return voicings.findLast((voicing) => voicing.beat <= beat)?.pitches ?? [];
}

const voicingsByTones = new Map<string, readonly (readonly number[])[]>();

/** All voicings of a chord on three strings within an octave, cached for each chord. */
function possibleVoicings(of: Chord): readonly (readonly number[])[] {
  const key = of.tones.join();
  const voicings = voicingsByTones.get(key) ?? everyVoicing(of);
  voicingsByTones.set(key, voicings);
  return voicings;
}

function everyVoicing({ tones }: Chord): (readonly number[])[] {
  const [, third, , seventh] = tones;
  const needed = [third, seventh].filter((tone) => tone !== undefined);
  const all = pitchesWithin(tones, HIGH);
  return all
    .flatMap((a) => all.flatMap((b) => all.map((c) => [a, b, c] as const)))
    .filter(([a, b, c]) => a < b && b < c && c - a < 12)
    .filter((voicing) =>
      needed.every((tone) => voicing.some((pitch) => pitchClass(pitch) === tone)),
    );
}
