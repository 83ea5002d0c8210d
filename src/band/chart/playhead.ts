import { type RefObject, useEffect, useRef } from 'react';
import { BEATS, CELLS_A_BEAT } from '#audio/music/chart/chart.ts';
import { type BandPosition, useFollow } from '#src/band/follow.ts';
import type { ChartBarAt } from './chart-band.ts';

/** The index of a bar on the chart and the beats in it. */
interface PlayheadPlace {
  bar: number;
  beat: number;
}

const partsOf = (bar: HTMLElement | null): Iterable<HTMLElement> =>
  bar?.querySelectorAll<HTMLElement>('[data-playhead]') ?? [];

/**
 * The playhead of a chart, visible only in the current bar: the lit `column` of a cell or of a `count`,
 * and the `line` that glides over it. It moves without rendering.
 */
function createPlayhead(chart: HTMLElement) {
  let bar: HTMLElement | null = null;
  let place: PlayheadPlace | null = null;
  let isInSight = true;
  const barAt = (index: number) =>
    bar?.isConnected && bar.dataset.bar === `${index}`
      ? bar
      : chart.querySelector<HTMLElement>(`[data-bar="${index}"]`);
  const show = (shown: boolean) => {
    for (const part of partsOf(bar)) part.hidden = !shown;
  };
  /** Moves the playhead; `null` hides it. Out of view it waits: moving takes two fifths of the work of a frame. */
  const move = (next: PlayheadPlace | null) => {
    place = next;
    if (next && !isInSight) return;
    const heard = next && barAt(next.bar);
    if (heard !== bar) {
      show(false);
      bar = heard;
      show(true);
    }
    if (!next) return;
    const cells = next.beat * CELLS_A_BEAT;
    const steps = { line: cells, count: Math.floor(next.beat), column: Math.floor(cells) };
    for (const part of partsOf(bar)) {
      const kind = part.dataset.playhead as keyof typeof steps;
      part.style.transform = `translateX(${100 * steps[kind]}%)`;
    }
  };
  const observer = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? true;
    move(place);
  });
  observer.observe(chart);
  return { move, dispose: () => observer.disconnect() };
}

/**
 * Moves the playhead of a chart to the position of a band, without rendering.
 * @param onBar receives before every repaint the index of the bar that is playing, in the count-in the first bar's;
 *   `null` in silence and while the bar is not on the chart
 */
export function useHeardBar(
  chart: RefObject<HTMLElement | null>,
  band: BandPosition,
  barAt: ChartBarAt,
  onBar: (bar: number | null) => void,
): void {
  const playhead = useRef<ReturnType<typeof createPlayhead>>(null);
  useFollow(band, (beats) => {
    if (!chart.current) return;
    playhead.current ??= createPlayhead(chart.current);
    const bar = beats === null ? null : barAt(Math.max(0, Math.floor(beats / BEATS)));
    const isHeard = bar !== null && beats !== null && beats >= 0;
    playhead.current.move(isHeard ? { bar, beat: beats % BEATS } : null);
    onBar(bar);
  });
  useEffect(
    () => () => {
      playhead.current?.dispose();
      playhead.current = null;
    },
    [],
  );
}
