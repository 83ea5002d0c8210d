import { type Chart, chordAfter, chordAt, scaleAt } from '#audio/music/chart.ts';
import type { Chord } from '#audio/music/harmony.ts';
import { readLine, type Sign } from '#audio/music/line.ts';
import { pitchClass, pitchesWithin } from '#audio/music/pitch.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { WrittenNote } from '#audio/music/written.ts';
import { type Passage, phraseRandom, phrasing, type Repertoire, startOf } from './passage.ts';

/** Where roots lie (E1 to D#2), and the lowest and highest note of the part. */
const ROOTS = [28, 39] as const;
const RANGE = [28, 51] as const;

/**
 * `1` root, `5` fifth, `8` octave, `3` third of the chord; `a` a step towards the next chord's root;
 * `n` that root itself, early, and tied over so that the `1` after it is not struck again.
 *
 * Derecho and majao share one line: long 1, short "and" of 2, then 3 and 4. The mambo leaves 3 out
 * and pushes into the next bar on the "and" of 4.
 */
const REPERTOIRE: Readonly<Record<RhythmType, Repertoire>> = {
  derecho: {
    phrases: ['1--5 5-a- | 1--5 5-a-', '1--1 5-a- | 1--5 8-5-', '1--5 5-a- | 1--1 5-a-'],
    endings: ['1--5 5-a-', '1--5 8-a-'],
  },
  majao: {
    phrases: ['1--5 5-a- | 1--5 5-a-', '1--1 5-a- | 1--5 8-5-', '1--5 8-5- | 1--5 5-a-'],
    endings: ['1--5 5-a-', '1--5 8-a-'],
  },
  mambo: {
    phrases: ['1--5 --8n | 1--5 --5n', '1--8 --5n | 1--8 --5n', '1--5 --5n | 1--8 --8n'],
  },
};

export function bass(passage: Passage): WrittenNote[] {
  const line = phrasing(REPERTOIRE[passage.rhythm], passage, phraseRandom(passage, 'bass'));
  return writeBass(line, passage.chart, startOf(passage));
}

/** Writes out a bass line in the letters above over the changes, from the beat `start` of the chart. */
export function writeBass(line: string, chart: Chart, start = 0): WrittenNote[] {
  const signs = readLine(line);
  const notes: WrittenNote[] = [];
  for (const [i, sign] of signs.entries()) {
    const before = signs[i - 1];
    if (sign.symbol === '1' && before?.symbol === 'n') continue;
    const tie = sign.symbol === 'n' && signs[i + 1]?.symbol === '1' ? signs[i + 1]?.beats : 0;
    const beat = start + sign.beat;
    notes.push({
      instrument: 'bass',
      beat,
      pitch: pitchOf(sign.symbol, chart, beat),
      beats: sounding(sign, tie ?? 0),
      velocity: sign.beat % 4 === 0 || sign.symbol === 'n' ? 0.86 : 0.74,
    });
  }
  return notes;
}

/** A single cell is played short and damped; what is held longer gives way just before the next. */
function sounding({ beats, cell }: Sign, tied: number): number {
  return beats + tied <= cell ? cell * 0.7 : (beats + tied) * 0.92;
}

/** A chord that is new on this very beat shows its root first, whatever the line says. */
function pitchOf(symbol: string, chart: Chart, beat: number): number {
  const chord = chordAt(chart, beat);
  const root = rootOf(chord);
  if (chart.changes.some((change) => change.beat === beat)) return root;
  switch (symbol) {
    case '1':
      return root;
    case '3':
      return inRange(root + pitchClass((chord.tones[1] ?? 0) - chord.root));
    case '5':
      return fifth(chord);
    case '8':
      return root + 12;
    case 'n':
      return rootOf(chordAfter(chart, beat));
    case 'a':
      return approach(chart, beat);
    default:
      throw new RangeError(`'${symbol}' is not a note of the bass`);
  }
}

/** The chord's root where the bass plays its roots. */
export function rootOf({ root }: Chord): number {
  return pitchesWithin([root], ROOTS)[0] ?? ROOTS[0];
}

const inRange = (pitch: number) => (pitch > RANGE[1] ? pitch - 12 : pitch);

function fifth(chord: Chord): number {
  return inRange(rootOf(chord) + pitchClass((chord.tones[2] ?? 7) - chord.root));
}

/** The step of the scale next to the coming root, from the side of the bar's own root. */
function approach(chart: Chart, beat: number): number {
  const chord = chordAt(chart, beat);
  const next = chordAfter(chart, beat);
  const goal = rootOf(next);
  if (next.root === chord.root) return fifth(chord);
  const fromAbove = goal === ROOTS[0] || rootOf(chord) > goal;
  const near = fromAbove ? ([goal + 1, goal + 2] as const) : ([goal - 2, goal - 1] as const);
  const steps = pitchesWithin(scaleAt(chart, beat), near);
  return steps[0] ?? fifth(chord);
}
