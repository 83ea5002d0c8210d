import { guiraLane } from '#audio/music/chart/guira-lane.ts';
import type { RhythmPattern } from '#audio/music/rhythms.ts';
import { TEMPO } from '#audio/music/tempo.ts';
import { practiceLink } from '#src/content/site/practice-link.ts';
import { type Cells, countsOf } from './model.ts';

/** The address at which the band plays a grid's rhythm, if possible at its tempo, with the cells as the güira. */
export function linkToBand(pattern: RhythmPattern, cells: Cells, bpm: number): string {
  const { rhythm, clock } = pattern;
  const counts = countsOf(bpm, pattern);
  const isBuilt = cells.some((stroke) => stroke !== 0);
  return practiceLink({
    rhythm,
    ...(counts <= TEMPO.fastest && { tempo: counts }),
    ...(isBuilt && { lanes: { guira: guiraLane(cells, clock) } }),
  });
}
