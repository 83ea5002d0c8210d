import { type Chart, chordAfter, chordAt, scaleAt } from '#audio/music/chart.ts';
import type { Chord } from '#audio/music/harmony.ts';
import { type LineEvent, readLine } from '#audio/music/line.ts';
import { pitchClass, pitchesWithin } from '#audio/music/pitch.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { WrittenNote } from '#audio/music/written.ts';
import { type Passage, phraseRandom, phrasing, type Repertoire, startOf } from './passage.ts';

/** Range of the chord roots: E1 to D#2. Octaves reach up to D#3. */
const ROOTS = [28, 39] as const;

/**
 * `1` root, `5` fifth, `8` octave, `3` third of the chord; `a` an approach note to the next chord's
 * root; `n` an anticipation: that root itself, early, tied over the `1` after it.
 *
 * Derecho and majao share one line: long 1, short "and" of 2, then 3 and 4. The mambo
 * may leave 3 out and push into the middle of a phrase, or into what follows a fill, on the "and" of
 * 4; every phrase begins on its downbeat.
 */
const REPERTOIRE: Readonly<Record<RhythmType, Repertoire>> = {
  derecho: {
    phrases: ['1--5 5-a- | 1--5 5-a-', '1--1 5-a- | 1--5 8-5-', '1--5 5-a- | 1--1 5-a-'],
    fills: ['1--5 5-a-', '1--5 8-a-'],
  },
  majao: {
    phrases: ['1--5 5-a- | 1--5 5-a-', '1--1 5-a- | 1--5 8-5-', '1--5 8-5- | 1--5 5-a-'],
    fills: ['1--5 5-a-', '1--5 8-a-'],
  },
  mambo: {
    phrases: ['1--5 --8n | 1--5 5-a-', '1--8 --5n | 1--5 8-a-', '1--5 5-8- | 1--5 5-a-'],
    fills: ['1--5 --5n', '1--8 --8n'],
  },
};

/** Velocities of a note on the bar line or pushing over it, and of any other. */
const VELOCITY = { strong: 0.86, light: 0.74 };

export function bass(passage: Passage): WrittenNote[] {
  const line = phrasing(REPERTOIRE[passage.rhythm], passage, phraseRandom(passage, 'bass'));
  return writeBass(line, passage.chart, startOf(passage));
}

/**
 * Parses a bass line in the letters above over the chords of a chart.
 * @param start the beat of the chart on which the line begins
 * @throws RangeError on any other letter
 */
export function writeBass(line: string, chart: Chart, start = 0): WrittenNote[] {
  const events = readLine(line);
  const notes: WrittenNote[] = [];
  for (const [i, event] of events.entries()) {
    const previous = events[i - 1];
    if (event.symbol === '1' && previous?.symbol === 'n') continue;
    const next = events[i + 1];
    const tied = event.symbol === 'n' && next?.symbol === '1' ? next.beats : 0;
    const beat = start + event.beat;
    notes.push({
      instrument: 'bass',
      beat,
      pitch: pitchOf(event.symbol, chart, beat),
      beats: sounding(event, tied),
      velocity: event.beat % 4 === 0 || event.symbol === 'n' ? VELOCITY.strong : VELOCITY.light,
    });
  }
  return notes;
}

/**
 * Parses a line of chord tones that are played as written, even where the chord changes.
 * @throws RangeError on any other letter
 */
export function writeBassTones(line: string, chart: Chart): WrittenNote[] {
  return readLine(line).map((event) => ({
    instrument: 'bass',
    beat: event.beat,
    pitch: bassTone(chordAt(chart, event.beat), event.symbol),
    beats: sounding(event, 0),
    velocity: event.beat % 4 === 0 ? VELOCITY.strong : VELOCITY.light,
  }));
}

/** Sounding length in beats: a single cell is damped early, longer notes last nearly to the next. */
function sounding({ beats, cell }: LineEvent, tied: number): number {
  return beats + tied <= cell ? cell * 0.7 : (beats + tied) * 0.92;
}

/** The pitch of a letter. On the beat of a chord change it is always the root of the new chord. */
function pitchOf(symbol: string, chart: Chart, beat: number): number {
  const chord = chordAt(chart, beat);
  if (chart.changes.some((change) => change.beat === beat)) return rootOf(chord);
  switch (symbol) {
    case 'n':
      return rootOf(chordAfter(chart, beat));
    case 'a':
      return approach(chart, beat);
    default:
      return bassTone(chord, symbol);
  }
}

/** A tone of a chord in the bass: `1`, `3`, `5` or `8`. @throws RangeError on any other symbol */
function bassTone(chord: Chord, symbol: string): number {
  const root = rootOf(chord);
  switch (symbol) {
    case '1':
      return root;
    case '3':
      return root + pitchClass((chord.tones[1] ?? 0) - chord.root);
    case '5':
      return fifth(chord);
    case '8':
      return root + 12;
    default:
      throw new RangeError(`'${symbol}' is not a note of the bass`);
  }
}

/** The root of a chord in the bass register. */
export function rootOf({ root }: Chord): number {
  return pitchesWithin([root], ROOTS)[0] ?? ROOTS[0];
}

function fifth(chord: Chord): number {
  return rootOf(chord) + pitchClass((chord.tones[2] ?? 7) - chord.root);
}

/** The scale step next to the coming root, on the side of the current root; its fifth if there is none. */
function approach(chart: Chart, beat: number): number {
  const chord = chordAt(chart, beat);
  const next = chordAfter(chart, beat);
  const goal = rootOf(next);
  if (next.root === chord.root) return fifth(chord);
  const fromAbove = rootOf(chord) > goal;
  const near = fromAbove ? ([goal + 1, goal + 2] as const) : ([goal - 2, goal - 1] as const);
  const steps = pitchesWithin(scaleAt(chart, beat), near);
  return steps[0] ?? fifth(chord);
}
