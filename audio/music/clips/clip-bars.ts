import { placesIn } from '#audio/music/live/form.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { liveBars } from '#audio/music/live/live-bars.ts';
import { heardNotes } from '#audio/music/score/arrangement.ts';
import { closed } from '#audio/music/score/closing.ts';
import { allAtOnce } from '#lib/steps.ts';
import type { Clip } from './clip.ts';

/** The bars of a clip, with its ending in the last bar. `null` for a groove of another style. */
export function barsOfClip({ example, arrangement, performance }: Clip): LiveBar[] | null {
  if (example.kind === 'groove') return null;
  const arranged = arrangement();
  const { chart } = arranged;
  const { seed, players } = performance;
  const places =
    example.kind === 'section'
      ? placesIn(example.section, chart.bars)
      : Array.from({ length: chart.bars }, () => ({ rhythm: example.rhythm }));
  // The closing chord has the rhythm of the bar before it.
  const closing = places.slice(-1);
  const notes = heardNotes(arranged, players);
  return allAtOnce(liveBars([...places, ...closing], closed(chart), notes, seed));
}
