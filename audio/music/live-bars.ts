import { BEATS, type Chart } from './chart.ts';
import { BAND, type Instrument } from './instrument.ts';
import type { ChordName, LiveBar, LiveNote } from './live.ts';
import type { OwnLanes } from './own-lane.ts';
import { ownPart } from './parts/own-part.ts';
import { touch } from './perform.ts';
import { chordName } from './spelling.ts';
import type { WrittenNote } from './written.ts';

/** Humanises written music and divides it into bars. @param places rhythm and section of each bar */
export function liveBars(
  places: readonly Pick<LiveBar, 'rhythm' | 'section'>[],
  chart: Chart,
  notes: readonly WrittenNote[],
  seed: string,
): LiveBar[] {
  const bars = places.map((place) => ({
    ...place,
    key: chart.key,
    chords: [] as ChordName[],
    notes: [] as LiveNote[],
  }));
  for (const { beat, chord } of chart.changes) {
    const name = chordName(chord, chart.key);
    bars[Math.floor(beat / BEATS)]?.chords.push({ beat: beat % BEATS, name });
  }
  for (const note of touch(notes, seed)) {
    bars[Math.floor(note.beat / BEATS)]?.notes.push({ ...note, beat: note.beat % BEATS });
  }
  return bars;
}

/** The music with the parts of some players replaced by their lanes. */
export function withLanes(
  notes: readonly WrittenNote[],
  lanes: OwnLanes,
  chart: Chart,
): WrittenNote[] {
  const own = BAND.flatMap((player) => {
    const lane = lanes[player];
    return lane ? ownPart(player, lane, chart) : [];
  });
  const replaced = BAND.filter((player) => lanes[player]) as readonly Instrument[];
  return [...notes.filter(({ instrument }) => !replaced.includes(instrument)), ...own];
}
