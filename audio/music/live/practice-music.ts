import { BEATS, type Chart } from '#audio/music/chart/chart.ts';
import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { arrangeRhythm } from '#audio/music/score/arrangement.ts';
import { closed, closing } from '#audio/music/score/closing.ts';
import type { WrittenNote } from '#audio/music/score/notation.ts';
import { type Arrangement, sectionChart, sectionOf } from '#audio/music/score/sections.ts';
import { type Changes, SONG_BY_ID, type Song, type SongId } from '#audio/music/songs/songs.ts';
import { allAtOnce, type Steps } from '#lib/steps.ts';
import { FORM_BARS, FORM_SECTIONS, type FormSection, ORDER, SECTION_BARS } from './form.ts';
import type { LiveBar } from './live.ts';
import { liveBars, withLanes } from './live-bars.ts';
import type { OwnLanes } from './own-lane.ts';

export type LoopBars = 1 | 2 | 4 | 8;

export interface PracticeMusic {
  song: SongId;
  /** One of `keysOf` the song. */
  key: MusicalKey;
  /** The section whose chord changes a loop plays. */
  changes: Changes;
  rhythm: RhythmType;
  /** The number of the take. Each take has other phrases and other humanising. */
  take: number;
  /** Patterns that replace the generated ones of some players. */
  lanes: OwnLanes;
}

/** The band of five in a seamless loop of one rhythm. Its last bar has a fill if there are four bars or more. */
export function loopBars(music: PracticeMusic, bars: LoopBars): LiveBar[] {
  return allAtOnce(writeLoop(music, bars));
}

/** `loopBars` in steps. */
export function* writeLoop(music: PracticeMusic, bars: LoopBars): Steps<LiveBar[]> {
  const { song, key, changes, rhythm, take, lanes } = music;
  const seed = `${song} ${rhythm} ${take}`;
  const how = { song: SONG_BY_ID[song], key, seed, changes, bars, loop: true };
  const { chart, notes } = arrangeRhythm(rhythm, how, bars >= 4);
  const places = Array.from({ length: bars }, () => ({ rhythm }));
  return yield* liveBars(places, chart, withLanes(notes, lanes, chart), seed);
}

/** A piece for the band: a loop, or a whole song with its sections. */
export interface Piece {
  bars: readonly LiveBar[];
  /** Empty for a loop. */
  sections: readonly FormSection[];
}

/** A whole song by the band of five, from intro to final chord. Each section leads into the next. */
export function songForm(music: SongMusic): Piece {
  return allAtOnce(writeForm(music));
}

type SongMusic = Omit<PracticeMusic, 'rhythm' | 'changes'>;

/**
 * `songForm` in steps. As written, without a voice: one section after the other, each leading to the first chord of the
 * next. The final chord has a bar of its own. Lanes replace patterns up to that bar.
 */
export function* writeForm({ song, key, take, lanes }: SongMusic): Steps<Piece> {
  const seed = `${song} form ${take}`;
  const id = `${seed} ${key}`;
  if (latest?.id !== id) latest = { id, ...(yield* writeBand(SONG_BY_ID[song], key, seed)) };
  const { chart, notes } = latest;
  yield;
  const all = [...withLanes(notes, lanes, chart), ...closing(notes, chart, 'final')];
  return { sections: FORM_SECTIONS, bars: yield* liveBars(FORM_BARS, closed(chart), all, seed) };
}

/** The latest song, because most of the work is the same for every lane that is edited. */
let latest: (Arrangement & { id: string }) | undefined;

/**
 * The song in units of four bars: their section, whether the unit before has the same section, and whether they end on
 * a fill: every eight bars, and at the end of the section.
 */
const ROUNDS = ORDER.flatMap(([section, rounds]) =>
  Array.from({ length: rounds }, (_, i) => ({
    section,
    again: i > 0,
    fill: i % 2 === 1 || i === rounds - 1,
  })),
);

/** The players' own patterns, without the final chord. Each step generates four bars. */
function* writeBand(song: Song, key: MusicalKey, seed: string): Steps<Arrangement> {
  const charts: Chart[] = [];
  const written: WrittenNote[] = [];
  for (const [i, round] of ROUNDS.entries()) {
    const next = ROUNDS[i + 1]?.section;
    const after = next && sectionChart(next, { song, key }).changes[0]?.chord;
    const corte = next === 'mambo' && round.section === 'chorus';
    const how = { ...round, corte, song, key, after, voice: false, seed: `${seed} ${i}` };
    const { chart, notes } = sectionOf(round.section, how);
    charts.push(chart);
    const start = i * SECTION_BARS * BEATS;
    written.push(...notes.map((note) => ({ ...note, beat: start + note.beat })));
    yield;
  }
  return { chart: inRow(charts), notes: written };
}

function inRow(charts: readonly Chart[]): Chart {
  return charts.reduce((whole, next) => ({
    ...next,
    bars: whole.bars + next.bars,
    changes: [
      ...whole.changes,
      ...next.changes.map(({ beat, chord }) => ({ beat: beat + whole.bars * BEATS, chord })),
    ],
  }));
}
