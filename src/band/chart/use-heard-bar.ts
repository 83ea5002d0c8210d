import { type RefObject, useEffect, useRef } from 'react';
import { BEATS } from '#audio/music/chart/chart.ts';
import { type BandPosition, useFollow } from '#src/band/follow.ts';
import type { ChartBarAt } from './chart-band.ts';
import { Playhead } from './playhead.ts';

/**
 * Moves the playhead of a chart to where a band is, without rendering.
 * @param onBar receives before every repaint the index of the bar that is heard, in the count-in that of the first
 *   one; `null` in silence and where the chart has no such bar
 */
export function useHeardBar(
  chart: RefObject<HTMLElement | null>,
  band: BandPosition,
  barAt: ChartBarAt,
  onBar: (bar: number | null) => void,
): void {
  const playhead = useRef<Playhead>(null);
  useFollow(band, (beats) => {
    if (!chart.current) return;
    playhead.current ??= new Playhead(chart.current);
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
