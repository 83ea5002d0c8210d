import { type RefObject, useEffect, useRef } from 'react';
import { BEATS, CELLS } from '#audio/music/chart/chart.ts';
import { type BandPosition, useFollow } from '#src/band/follow.ts';
import type { ChartBarAt } from './chart-band.ts';

/** The attribute of the bars of a chart: their index. */
export const BAR = 'data-bar';
/** The attribute of the parts of a playhead: the lit `column` of a cell or of a `count`, and the `line` that glides over it. */
export const PLAYHEAD = 'data-playhead';

/** The index of a bar on the chart and the beats in it. */
interface PlayheadPlace {
  bar: number;
  beat: number;
}

/** The playhead of a chart, in the bar that is heard and hidden in the others. It moves without rendering. */
export class Playhead {
  readonly #chart: HTMLElement;
  readonly #observer: IntersectionObserver;
  #bar: HTMLElement | null = null;
  #place: PlayheadPlace | null = null;
  #isInSight = true;

  constructor(chart: HTMLElement) {
    this.#chart = chart;
    this.#observer = new IntersectionObserver((entries) => {
      this.#isInSight = entries.at(-1)?.isIntersecting ?? true;
      this.move(this.#place);
    });
    this.#observer.observe(chart);
  }

  /** Moves it; `null` hides it. Out of sight it waits: moving it is two fifths of the work of a frame. */
  move(place: PlayheadPlace | null): void {
    this.#place = place;
    if (place && !this.#isInSight) return;
    const bar = place && this.#barOf(place.bar);
    if (bar !== this.#bar) {
      this.#show(false);
      this.#bar = bar;
      this.#show(true);
    }
    if (!bar || !place) return;
    const cells = (place.beat * CELLS) / BEATS;
    for (const part of parts(bar)) {
      const kind = part.getAttribute(PLAYHEAD);
      const steps =
        kind === 'line' ? cells : kind === 'count' ? Math.floor(place.beat) : Math.floor(cells);
      part.style.transform = `translateX(${100 * steps}%)`;
    }
  }

  dispose(): void {
    this.#observer.disconnect();
  }

  #barOf(index: number): HTMLElement | null {
    const isSame = this.#bar?.isConnected && this.#bar.getAttribute(BAR) === `${index}`;
    return isSame ? this.#bar : this.#chart.querySelector<HTMLElement>(`[${BAR}="${index}"]`);
  }

  #show(shown: boolean): void {
    for (const part of parts(this.#bar)) part.hidden = !shown;
  }
}

function parts(bar: HTMLElement | null): Iterable<HTMLElement> {
  return bar?.querySelectorAll<HTMLElement>(`[${PLAYHEAD}]`) ?? [];
}

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
