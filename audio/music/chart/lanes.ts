import { ORNAMENT } from '#audio/music/harmony/chord-line.ts';
import { type Chord, chord } from '#audio/music/harmony/harmony.ts';
import { pitchClass } from '#audio/music/harmony/pitch.ts';
import { noteName, printedName } from '#audio/music/harmony/spelling.ts';
import {
  BAND,
  type BandInstrument,
  type BandStroke,
  type PitchedInstrument,
} from '#audio/music/instrument.ts';
import type { LiveBar, LiveNote } from '#audio/music/live/live.ts';
import { rootOf } from '#audio/music/parts/bass.ts';
import { REQUINTO_REGISTER } from '#audio/music/parts/requinto.ts';
import { CHOPPED, SLAPPED } from '#audio/music/parts/segunda.ts';
import { CELLS, CELLS_A_BEAT } from './chart.ts';

/** A cell of a player's lane that has a mark in the chart. */
export interface LaneCell {
  /** 0 to 15, the sixteenths of the bar. */
  cell: number;
  kind: LaneKind;
  accent: boolean;
  /** A short text for the cell. */
  label: string;
  /** The full text of the label. */
  name: string;
  /** Height in the contour of the requinto, 0 to 1. */
  height?: number;
  /** Length in beats, for sustained notes. */
  beats?: number;
}

/** The güira's and the bongos' strokes, the chord tones, the segunda's strums and other notes. */
export type LaneKind = keyof typeof LANE_KINDS;

/** Label and name of each kind; notes outside the chord are labelled with their own name. */
export const LANE_KINDS = {
  down: ['↓', 'down'],
  up: ['↑', 'up'],
  tap: ['·', 'tap'],
  scrape: ['≋', 'long scrape'],
  macho: ['M', 'macho'],
  hembra: ['H', 'hembra'],
  muted: ['×', 'muted'],
  slap: ['S', 'slap'],
  root: ['R', 'root'],
  third: ['3', 'third'],
  fifth: ['5', 'fifth'],
  seventh: ['7', 'seventh'],
  octave: ['8', 'octave'],
  'strum-down': ['↓', 'strum down'],
  'strum-up': ['↑', 'strum up'],
  chop: ['×', 'chop'],
  note: ['', 'note'],
  'double-stop': ['', 'double-stop'],
} as const satisfies Readonly<Record<BandStroke, unknown>> & Readonly<Record<string, unknown>>;

type PitchedNote = Extract<LiveNote, { instrument: PitchedInstrument }>;

/**
 * The cells in which each player of the band plays in a bar. Notes on the same cell are one movement. A slide belongs
 * to its target note.
 * @param next the next bar, whose chord the bass may anticipate; by default the bar repeats
 */
export function lanesOf(bar: LiveBar, next: LiveBar = bar): Record<BandInstrument, LaneCell[]> {
  const lanes = BAND.map((player) => [player, laneCells(player, bar, next)]);
  return Object.fromEntries(lanes) as Record<BandInstrument, LaneCell[]>;
}

function laneCells(player: BandInstrument, bar: LiveBar, next: LiveBar): LaneCell[] {
  const byCell = notesByCell(player, bar);
  /** The ornaments of the melody that sound after a cell and before the next one with a note. */
  const quickAfter = (cell: number) => {
    if (player !== 'requinto') return '';
    const struck = byCell.find(([at]) => at === cell)?.[1] ?? [];
    const end = Math.min(...byCell.map(([at]) => at).filter((at) => at > cell), CELLS);
    const names = bar.notes.flatMap((note) => {
      const isAfter = placeOf(note) > cell && placeOf(note) < end;
      const isOther =
        'pitch' in note && !struck.some((one) => 'pitch' in one && one.pitch === note.pitch);
      return note.instrument === player && isOrnament(note) && isAfter && isOther
        ? nameOf(note.pitch, bar)
        : [];
    });
    return names.length > 0 ? `, then a quick ${names.join(' and ')}` : '';
  };
  return byCell.map(([cell, notes]) => {
    const what = drawn(player, notes, { bar, next, beat: cell / CELLS_A_BEAT });
    const accent = notes.some((note) => note.accent);
    const [label, name] = LANE_KINDS[what.kind];
    return {
      cell,
      accent,
      label,
      ...what,
      name: (what.name ?? name) + (accent ? ', accented' : '') + quickAfter(cell),
    };
  });
}

/** A player's notes in each cell, without ornaments between the cells: slides, and every second stroke of a tremolo. */
export function notesByCell(
  player: BandInstrument,
  { notes }: LiveBar,
): [cell: number, notes: LiveNote[]][] {
  const cells = new Map<number, LiveNote[]>();
  for (const note of notes.filter(({ instrument }) => instrument === player)) {
    const cell = cellOf(note);
    if (!isOrnament(note)) cells.set(cell, [...(cells.get(cell) ?? []), note]);
  }
  return [...cells];
}

/** The position of a note in cells of its bar, which may be between two cells. */
const placeOf = ({ beat }: LiveNote) => beat * CELLS_A_BEAT;
const cellOf = (note: LiveNote) => Math.min(Math.round(placeOf(note)), CELLS - 1);
const isOrnament = (note: LiveNote) =>
  cellOf(note) !== placeOf(note) && 'beats' in note && note.beats <= ORNAMENT;

interface LaneBar {
  bar: LiveBar;
  next: LiveBar;
  beat: number;
}

type LaneMark = Pick<LaneCell, 'kind'> & Partial<LaneCell>;

function drawn(player: BandInstrument, notes: readonly LiveNote[], place: LaneBar): LaneMark {
  const pitched = notes.filter((note): note is PitchedNote => 'pitch' in note);
  const [first] = notes;
  if (first && 'stroke' in first) return { kind: first.stroke as BandStroke };
  if (player === 'requinto') return melodic(pitched, place);
  return pitched.length > 1 ? strummed(pitched) : chordTone(pitched[0] as PitchedNote, place);
}

/** A strum: down if the lowest string sounds first. */
function strummed(strings: readonly PitchedNote[]): LaneMark {
  const [lowest, second] = strings.toSorted((a, b) => a.pitch - b.pitch);
  const beats = lowest?.beats ?? 0;
  if (beats <= SLAPPED) return { kind: 'slap', beats };
  if (beats <= CHOPPED) return { kind: 'chop', beats };
  return { kind: (lowest?.late ?? 0) < (second?.late ?? 0) ? 'strum-down' : 'strum-up', beats };
}

/** A bass note of the bass or the segunda, by its interval in the chord. */
function chordTone(
  { instrument, pitch, slideFrom, beats }: PitchedNote,
  { bar, next, beat }: LaneBar,
): LaneMark {
  const now = chordOf(bar, beat);
  const coming = chordNamed(
    (bar.chords.find((change) => change.beat > beat) ?? next.chords[0])?.name,
  );
  const tone = toneOf(pitch, now);
  if (tone === 'root' && instrument === 'bass' && now && pitch > rootOf(now)) {
    return { kind: 'octave', beats };
  }
  if (tone) {
    const [, name] = LANE_KINDS[tone];
    return { kind: tone, beats, ...(slideFrom !== undefined && { name: `${name}, slid into` }) };
  }
  if (toneOf(pitch, coming) === 'root') return { kind: 'root', beats };
  const name = nameOf(pitch, bar);
  return { kind: 'note', label: name, name, beats };
}

const TONES = ['root', 'third', 'fifth', 'seventh'] as const;

const toneOf = (pitch: number, of: Chord | undefined) =>
  TONES[of?.tones.indexOf(pitchClass(pitch)) ?? -1];

/** The chord of a bar at a beat. */
export const chordOf = ({ chords }: LiveBar, beat: number) =>
  chordNamed(chords.findLast((change) => change.beat <= beat)?.name);

const chordNamed = (name: string | undefined) => (name === undefined ? undefined : chord(name));

function melodic(notes: readonly PitchedNote[], { bar }: LaneBar): LaneMark {
  const pitches = notes.map(({ pitch }) => pitch).toSorted((a, b) => b - a);
  const [top = 0] = pitches;
  const [low, high] = REQUINTO_REGISTER;
  return {
    kind: notes.length > 1 ? 'double-stop' : 'note',
    label: nameOf(top, bar),
    name: pitches.map((pitch) => nameOf(pitch, bar)).join(' with '),
    height: Math.min(1, Math.max(0, (top - low) / (high - low))),
    beats: Math.max(...notes.map(({ beats }) => beats)),
  };
}

const nameOf = (pitch: number, { key = 'C' }: LiveBar) =>
  printedName(noteName(pitchClass(pitch), key));
