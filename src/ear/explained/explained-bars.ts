import { BEATS } from '#audio/music/chart/chart.ts';
import type { EarPiece, EarQuestion } from '#audio/music/ear/question.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import type { BandPosition } from '#src/band/follow.ts';

/** The chart of an explained passage. `ratio` is the tempo of its second half divided by the first half's. */
export function explainedBars(question: EarQuestion, explained: EarPiece) {
  const { guests, retimed } = explained;
  const { bars, ratio = 1 } = retimed ?? { bars: explained.bars };
  // The other style comes first. Its guests are not on the chart.
  const isStrange = question.skill === 'style' && guests.length > 0;
  return { bars, ratio, start: isStrange ? 0 : firstToSee(bars, question), isStrange };
}

/** The index of the first bar to show: the bar that reveals the answer. */
export function firstToSee(
  bars: readonly LiveBar[],
  { skill, focus }: Pick<EarQuestion, 'skill' | 'focus'>,
): number {
  const [first] = bars;
  const partOf = (bar: LiveBar | undefined) =>
    JSON.stringify(bar?.notes.filter(({ instrument }) => focus.some((id) => id === instrument)));
  const half = bars.length / 2;
  const tells = (bar: LiveBar, index: number) => {
    // The second half repeats the first one with a change.
    if (skill === 'changed') return index >= half && partOf(bar) !== partOf(bars[index - half]);
    // The missing player plays in the second half only.
    return partOf(first) === '[]' ? partOf(bar) !== '[]' : bar.rhythm !== first?.rhythm;
  };
  return Math.max(0, bars.findIndex(tells));
}

/** The band on a chart whose second half repeats the first one at `ratio` of the tempo. */
export function bandOn(session: BandPosition, bars: number, ratio: number): BandPosition {
  if (ratio === 1) return session;
  const half = (bars * BEATS) / 2;
  return {
    subscribe: session.subscribe,
    playback() {
      const playback = session.playback();
      if (!playback) return null;
      const { position } = playback;
      if (position === null || position < half) return { position };
      return { position: half + (position - half) * ratio };
    },
  };
}
