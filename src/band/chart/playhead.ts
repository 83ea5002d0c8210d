import { BEATS, CELLS } from '#audio/music/chart.ts';

/** The attribute of the bars of a chart: their index. */
export const BAR = 'data-bar';
/** The attribute of the two parts of a playhead: the lit column, and the line that glides over it. */
export const PLAYHEAD = 'data-playhead';

/**
 * Moves the playhead of a chart: it is in the bar that is heard, and hidden in the others. It changes
 * the elements themselves, so that nothing renders.
 */
export class Playhead {
  readonly #chart: HTMLElement;
  #bar: HTMLElement | null = null;

  constructor(chart: HTMLElement) {
    this.#chart = chart;
  }

  /** @param place the index of the bar on the chart and the beats in it; `null` hides the playhead */
  move(place: { bar: number; beat: number } | null): void {
    const bar = place && this.#barOf(place.bar);
    if (bar !== this.#bar) {
      this.#show(false);
      this.#bar = bar;
      this.#show(true);
    }
    if (!bar || !place) return;
    const cells = (place.beat * CELLS) / BEATS;
    for (const part of parts(bar)) {
      const glides = part.getAttribute(PLAYHEAD) === 'line';
      part.style.transform = `translateX(${100 * (glides ? cells : Math.floor(cells))}%)`;
    }
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
