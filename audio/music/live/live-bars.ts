import { BEATS, type Chart } from '#audio/music/chart/chart.ts';
import { chordName } from '#audio/music/harmony/spelling.ts';
import { BAND, type Instrument } from '#audio/music/instrument.ts';
import { ownPattern } from '#audio/music/parts/own-pattern.ts';
import type { WrittenNote } from '#audio/music/score/notation.ts';
import { toucher } from '#audio/music/score/perform.ts';
import type { Steps } from '#lib/steps.ts';
import type { ChordName, LiveBar } from './live.ts';
import type { OwnLanes } from './own-lane.ts';

/** Divides written music into bars and humanises them, a bar per step. @param places rhythm and section of each bar */
export function* liveBars(
  places: readonly Pick<LiveBar, 'rhythm' | 'section'>[],
  chart: Chart,
  notes: readonly WrittenNote[],
  seed: string,
): Steps<LiveBar[]> {
  const drafts = places.map((place) => ({
    place,
    chords: [] as ChordName[],
    notes: [] as WrittenNote[],
  }));
  for (const { beat, chord } of chart.changes) {
    const name = chordName(chord, chart.key);
    drafts[Math.floor(beat / BEATS)]?.chords.push({ beat: beat % BEATS, name });
  }
  for (const note of notes) drafts[Math.floor(note.beat / BEATS)]?.notes.push(note);
  const touch = toucher(seed);
  const bars: LiveBar[] = [];
  for (const { place, chords, notes } of drafts) {
    yield;
    const touched = touch(notes).map((note) => ({ ...note, beat: note.beat % BEATS }));
    bars.push({ ...place, key: chart.key, chords, notes: touched });
  }
  return bars;
}

/** The music with the patterns of some players replaced by their lanes. */
export function withLanes(
  notes: readonly WrittenNote[],
  lanes: OwnLanes,
  chart: Chart,
): WrittenNote[] {
  const own = BAND.flatMap((player) => {
    const lane = lanes[player];
    return lane ? ownPattern(player, lane, chart) : [];
  });
  const replaced = BAND.filter((player) => lanes[player]) as readonly Instrument[];
  return [...notes.filter(({ instrument }) => !replaced.includes(instrument)), ...own];
}
