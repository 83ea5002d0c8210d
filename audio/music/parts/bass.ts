import { BEATS, type Chart, chordAt, scaleAt } from '#audio/music/chart/chart.ts';
import type { Chord } from '#audio/music/harmony/harmony.ts';
import { pitchClass, pitchesWithin } from '#audio/music/harmony/pitch.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { type LineEvent, readLine } from '#audio/music/score/line.ts';
import type { WrittenNote } from '#audio/music/score/notation.ts';
import { type Passage, phrasing, type Repertoire, startOf } from './passage.ts';

/** Range of the lowest roots of chords: E1 to D#2. Octaves reach up to D#3. */
const ROOTS = [28, 39] as const;
/** The highest root, F2: E and F are played above the neighbouring roots if those are high. */
const HIGHEST_ROOT = 41;

/** Distance from the start of a slide up to its pitch, in semitones. */
const SLIDE = 3;

/**
 * `1` root, `5` fifth, `8` octave, `3` third of the chord; `a` an approach note to the next chord's root; `n` an
 * anticipation: that root, played early and tied over the `1` after it; `g` the root, with a slide from below
 * (glissando).
 *
 * Derecho and majao share one line: long 1, short "and" of 2, then 3 and 4, mostly root, third and fifth, or root and
 * fifth. The mambo may omit 3 and anticipate the middle of a phrase, or the bar after a fill, on the "and" of 4; every
 * phrase begins on its downbeat.
 */
const REPERTOIRE: Readonly<Record<RhythmType, Repertoire>> = {
  derecho: {
    phrases: [
      '1--5 5-a- | 1--5 5-a-',
      '1--3 5-5- | 1--3 5-a-',
      '1--1 5-a- | g--5 8-5-',
      '1--3 5-a- | g--1 5-a-',
    ],
    fills: ['1--5 5-a-', '1--3 5-5n'],
  },
  majao: {
    phrases: [
      '1--5 5-a- | 1--5 5-a-',
      '1--3 5-3- | 1--3 5-a-',
      '1--1 5-a- | g--5 8-5-',
      '1--5 8-5- | 1--3 5-a-',
    ],
    fills: ['1--5 8-a-', '1--5 5-5n'],
  },
  mambo: {
    phrases: ['1--5 --8n | 1--5 5-a-', '1--8 --5n | 1--3 5-a-', '1--5 5-8- | g--5 5-a-'],
    fills: ['1--5 --5n', '1--8 --8n'],
  },
};

/** Velocities: of a note on the bar line or tied over it, and of other notes. */
const VELOCITY = { strong: 0.86, light: 0.74 };

export function bass(passage: Passage): WrittenNote[] {
  const line = phrasing(REPERTOIRE[passage.rhythm], passage, 'bass');
  return writeBass(line, passage.chart, startOf(passage));
}

/** Parses a bass line in the letters above, from beat `start` of a chart on. @throws RangeError on any other letter */
export function writeBass(line: string, chart: Chart, start = 0): WrittenNote[] {
  const events = readLine(line);
  const roots = rootsOf(chart);
  const notes: WrittenNote[] = [];
  for (const [i, event] of events.entries()) {
    const previous = events[i - 1];
    if (event.symbol === '1' && previous?.symbol === 'n') continue;
    const next = events[i + 1];
    const tied = event.symbol === 'n' && next?.symbol === '1' ? next.beats : 0;
    const beat = start + event.beat;
    const pitch = pitchOf(event.symbol, { chart, roots, beat });
    notes.push({
      instrument: 'bass',
      beat,
      pitch,
      ...(event.symbol === 'g' && { slideFrom: pitch - SLIDE }),
      beats: sounding(event, tied),
      velocity: event.beat % 4 === 0 || event.symbol === 'n' ? VELOCITY.strong : VELOCITY.light,
    });
  }
  return notes;
}

/** Parses chord tones without adapting them to chord changes. @throws RangeError on any other letter */
export function writeBassTones(line: string, chart: Chart): WrittenNote[] {
  return readLine(line).map((event) => ({
    instrument: 'bass',
    beat: event.beat,
    pitch: bassTone(chordAt(chart, event.beat), event.symbol),
    beats: sounding(event, 0),
    velocity: event.beat % 4 === 0 ? VELOCITY.strong : VELOCITY.light,
  }));
}

/** Sounding length in beats: a note of one cell is damped early, longer notes last nearly to the next. */
function sounding({ beats, cell }: LineEvent, tied: number): number {
  return beats + tied <= cell ? cell * 0.7 : (beats + tied) * 0.92;
}

/** A position in a chart, with the bass's roots there. */
interface BassBar {
  chart: Chart;
  roots: readonly Root[];
  beat: number;
}

/** The pitch of a letter. On a chord change it is always the root of the new chord. */
function pitchOf(symbol: string, { chart, roots, beat }: BassBar): number {
  const chord = chordAt(chart, beat);
  const root = roots.findLast((change) => change.beat <= beat)?.pitch ?? rootOf(chord);
  if (roots.some((change) => change.beat === beat)) return root;
  switch (symbol) {
    case 'n':
      return nextRoot(roots, beat);
    case 'a':
      return approach({ chart, roots, beat }, root);
    case 'g':
      return root;
    default:
      return bassTone(chord, symbol, root);
  }
}

/** A tone above a root, by default the lowest one; `8` is its octave. @throws RangeError on any other symbol */
function bassTone(chord: Chord, symbol: string, root = rootOf(chord)): number {
  switch (symbol) {
    case '1':
      return root;
    case '3':
      return root + pitchClass((chord.tones[1] ?? 0) - chord.root);
    case '5':
      return root + fifth(chord);
    case '8':
      return rootOf(chord) + 12;
    default:
      throw new RangeError(`'${symbol}' is not a note of the bass`);
  }
}

/** The lowest root of a chord in the bass register. */
export function rootOf({ root }: Chord): number {
  return pitchesWithin([root], ROOTS)[0] ?? ROOTS[0];
}

interface Root {
  beat: number;
  pitch: number;
}

/** The roots of all chords of a chart. The first is the lowest one, each other the nearest to the root before it. */
function rootsOf({ changes, bars, after }: Chart): Root[] {
  let previous: number | undefined;
  return [...changes, { beat: bars * BEATS, chord: after }].map(({ beat, chord }) => {
    const low = rootOf(chord);
    const high = low + 12;
    const near = previous !== undefined && high - previous < previous - low;
    previous = near && high <= HIGHEST_ROOT ? high : low;
    return { beat, pitch: previous };
  });
}

const nextRoot = (roots: readonly Root[], beat: number) =>
  (roots.find((change) => change.beat > beat) ?? roots.at(-1))?.pitch ?? ROOTS[0];

/** The fifth of a chord in semitones above its root. */
const fifth = (chord: Chord) => pitchClass((chord.tones[2] ?? 7) - chord.root);

/** The scale step next to the coming root, on the side of the current root; if there is none, its fifth. */
function approach({ chart, roots, beat }: BassBar, root: number): number {
  const goal = nextRoot(roots, beat);
  if (pitchClass(goal) === pitchClass(root)) return root + fifth(chordAt(chart, beat));
  const fromAbove = root > goal;
  const near = fromAbove ? ([goal + 1, goal + 2] as const) : ([goal - 2, goal - 1] as const);
  const steps = pitchesWithin(scaleAt(chart, beat), near);
  return steps[0] ?? root + fifth(chordAt(chart, beat));
}
