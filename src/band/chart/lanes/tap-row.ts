import { BEATS, CELLS_A_BEAT } from '#audio/music/chart/chart.ts';
import type { TapMark } from '#src/band/chart/chart-band.ts';

/** A tap this early or late (seconds) is drawn half a cell from its target. */
const HALF_CELL = 0.1;
/** A tap within this many milliseconds is drawn as exact. */
const EXACT_MS = 10;

/** How a mark is drawn: its shape, its text, and its place in cells from the start of its bar. */
export function drawnMark(mark: TapMark) {
  const { kind, beat } = mark;
  const cell = (beat % BEATS) * CELLS_A_BEAT;
  if (kind !== 'hit') return { shape: kind, text: kind === 'miss' ? '×' : '○', cell, target: cell };
  const ms = Math.round(mark.late * 1000);
  const shape = Math.abs(ms) <= EXACT_MS ? 'exact' : ms < 0 ? 'early' : 'late';
  const text = ms > 0 ? `+${ms}` : `${ms}`.replace('-', '−');
  return { shape, text, cell: cell + (mark.late / HALF_CELL) * 0.5, target: cell };
}

/** Draws a mark into the row of taps of a bar on the chart, in place of the previous one, without rendering. */
export function drawMark(chart: HTMLElement, bar: number, mark: TapMark): void {
  const row = chart.querySelector(`[data-bar="${bar}"] [data-taps]`);
  if (!row) return;
  const { shape, text, cell, target } = drawnMark(mark);
  row.querySelector(`[data-target="${target}"]`)?.remove();
  const element = document.createElement('span');
  element.dataset.target = `${target}`;
  element.dataset.shape = shape;
  // Neighbouring sixteenths are labelled on two lines.
  element.toggleAttribute('data-lower', Math.floor(target) % 2 === 1);
  element.style.setProperty('--cell', `${cell}`);
  element.textContent = text;
  row.append(element);
}

export function clearMarks(chart: HTMLElement): void {
  for (const row of chart.querySelectorAll('[data-taps]')) row.replaceChildren();
}
