import type { StepClock, StepPattern } from '#audio/music/rhythms.ts';
import type { Column } from '#src/ui/strokes/stroke-row.tsx';

/** What is said on a count, which has its number, and on the steps after it. */
const SAID: Readonly<Record<StepClock, readonly string[]>> = {
  eighths: ['', '&'],
  sixteenths: ['', 'e', '&', 'a'],
};

interface CountedColumn extends Column {
  label: string;
  isCount: boolean;
}

/**
 * A pattern under its counts. It repeats.
 * @param length in steps
 * @param revealed whether the strokes are shown
 */
export function columnsOf(
  { steps, clock }: StepPattern,
  length: number,
  revealed = true,
): CountedColumn[] {
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

/** How long so many steps are, in beats. */
export function beatsOf({ clock }: Pick<StepPattern, 'clock'>, length: number): number {
  return length / SAID[clock].length;
}
