import { BEATS, type Chart } from '#audio/music/chart/chart.ts';
import type { MusicalKey } from '#audio/music/harmony/harmony.ts';
import { closed, closing } from '#audio/music/score/closing.ts';
import { later, type WrittenNote } from '#audio/music/score/notation.ts';
import { sectionChart, sectionOf } from '#audio/music/score/sections.ts';
import type { Song } from '#audio/music/songs/songs.ts';
import type { Steps } from '#lib/steps.ts';
import { ORDER, SECTION_BARS, type SectionName } from './form.ts';
import { withLanes } from './live-bars.ts';
import type { OwnLanes } from './own-lane.ts';

interface Round {
  section: SectionName;
  /** Whether the section has just been played. */
  again: boolean;
  /** Whether it ends on a fill: every eight bars, and at the end of the section. */
  fill: boolean;
}

const ROUNDS: readonly Round[] = ORDER.flatMap(([section, rounds]) =>
  Array.from({ length: rounds }, (_, i) => ({
    section,
    again: i > 0,
    fill: i % 2 === 1 || i === rounds - 1,
  })),
);

/**
 * A whole song as written, without a voice: section after section, each leading to the first chord of
 * the next. It ends on the final chord, in a bar of its own. Each step writes four bars.
 * @param lanes replace patterns up to the final chord
 */
export function* writeSong(
  song: Song,
  key: MusicalKey,
  seed: string,
  lanes: OwnLanes,
): Steps<WrittenSong> {
  if (latest?.song !== song || latest.key !== key || latest.seed !== seed) {
    latest = { song, key, seed, ...(yield* writeBand(song, key, seed)) };
  }
  const { chart, notes } = latest;
  yield;
  return {
    chart: closed(chart),
    notes: [...withLanes(notes, lanes, chart), ...closing(notes, chart, 'final')],
  };
}

interface WrittenSong {
  chart: Chart;
  notes: readonly WrittenNote[];
}

/** The song written last, because most of the work is the same for every lane that is edited. */
let latest: ({ song: Song; key: MusicalKey; seed: string } & WrittenSong) | undefined;

/** The players' own patterns, without the final chord. */
function* writeBand(song: Song, key: MusicalKey, seed: string): Steps<WrittenSong> {
  const charts: Chart[] = [];
  const written: WrittenNote[] = [];
  for (const [i, round] of ROUNDS.entries()) {
    const next = ROUNDS[i + 1]?.section;
    const after = next && sectionChart(next, { song, key }).changes[0]?.chord;
    const corte = next === 'mambo' && round.section === 'chorus';
    const how = { ...round, corte, song, key, after, voice: false, seed: `${seed} ${i}` };
    const { chart, notes } = sectionOf(round.section, how);
    charts.push(chart);
    written.push(...later(notes, i * SECTION_BARS * BEATS));
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
