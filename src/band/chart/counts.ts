import { BEATS, CELLS_A_BEAT } from '#audio/music/chart/chart.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import type { StepClock, StepPattern } from '#audio/music/rhythms.ts';
import type { Column } from '#src/ui/strokes/stroke-row.tsx';

const PARTS = ['', 'e', 'and', 'a'] as const;

/** The dancers' count at a position in beats, 1 to 8; in the count-in 5 to 8, which lead to 1. */
export function countAt(position: number): number {
  const count = Math.floor(position) % 8;
  return (count < 0 ? count + 8 : count) + 1;
}

/** The dancers' first count of each bar: 1 or 5, in turn, and 1 at the start of each section of a song. */
export function firstCounts(bars: readonly Pick<LiveBar, 'section'>[]): number[] {
  let from = 0;
  return bars.map(({ section }, index) => {
    if (index > 0 && section !== bars[index - 1]?.section) from = index;
    return ((index - from) % 2) * BEATS + 1;
  });
}

/** The label over a cell of a bar, large for a count, small for an "&"; `null` between them. */
export function printedCount(cell: number, firstCount: number): string | null {
  if (cell % CELLS_A_BEAT === 0) return `${firstCount + cell / CELLS_A_BEAT}`;
  return cell % 2 === 0 ? '&' : null;
}

/** A cell of a bar in words: '4', '4 e', '4 and', '4 a'. */
export function spokenCount(cell: number, firstCount: number): string {
  const count = firstCount + Math.floor(cell / CELLS_A_BEAT);
  return `${count} ${PARTS[cell % CELLS_A_BEAT]}`.trim();
}

/** The syllables of the steps in a count. The first one is empty: dancers say the number of the count there. */
const SAID: Readonly<Record<StepClock, readonly string[]>> = {
  eighths: ['', '&'],
  sixteenths: ['', 'e', '&', 'a'],
};

/** A pattern under its counts, which repeats. @param length in steps @param revealed whether the strokes are shown */
export function columnsOf(
  { steps, clock }: StepPattern,
  length: number,
  revealed = true,
): (Column & { label: string; isCount: boolean })[] {
  const said = SAID[clock];
  return Array.from({ length }, (_, column) => {
    const between = said[column % said.length];
    return {
      label: between || `${Math.floor(column / said.length) + 1}`,
      isCount: !between,
      stroke: revealed ? (steps[column % steps.length] ?? 0) : undefined,
    };
  });
}

/** The duration of a number of steps, in beats. */
export function beatsOf({ clock }: Pick<StepPattern, 'clock'>, length: number): number {
  return length / SAID[clock].length;
}
