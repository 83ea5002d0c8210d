import { sectionRhythm } from '#audio/music/live/form.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { liveBars } from '#audio/music/live/live-bars.ts';
import { heardNotes } from '#audio/music/score/arrangement.ts';
import { closed } from '#audio/music/score/closing.ts';
import { allAtOnce } from '#lib/steps.ts';
import type { Clip, Example } from './clip.ts';

/** The bars of a clip, with its ending in the last one. `null` for a groove of another style. */
export function barsOfClip({ example, arrangement, performance }: Clip): LiveBar[] | null {
  if (example.kind === 'groove') return null;
  const arranged = arrangement();
  const { chart } = arranged;
  const { seed, players } = performance;
  // The closing chord is in the rhythm that it ends.
  const places = Array.from({ length: chart.bars + 1 }, (_, bar) =>
    placeOf(example, Math.min(bar, chart.bars - 1)),
  );
  return allAtOnce(liveBars(places, closed(chart), heardNotes(arranged, players), seed));
}

function placeOf(
  example: Exclude<Example, { kind: 'groove' }>,
  bar: number,
): Pick<LiveBar, 'rhythm' | 'section'> {
  if (example.kind === 'rhythm') return { rhythm: example.rhythm };
  const { section } = example;
  return { section, rhythm: sectionRhythm(section, bar) };
}
