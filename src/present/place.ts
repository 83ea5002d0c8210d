/** A place in a presentation: the index of a slide, and of one of its steps. */
export interface SlidePlace {
  slide: number;
  step: number;
}

/** The number of steps of each slide, at least 1. */
export type StepCounts = readonly number[];

/** The place after this one: the next step, then the next slide. `null` at the end. */
export function nextPlace(counts: StepCounts, { slide, step }: SlidePlace): SlidePlace | null {
  if (step + 1 < (counts[slide] ?? 0)) return { slide, step: step + 1 };
  return slide + 1 < counts.length ? { slide: slide + 1, step: 0 } : null;
}

/** The place before this one: the step before, then the last step of the slide before. `null` at the start. */
export function placeBefore(counts: StepCounts, { slide, step }: SlidePlace): SlidePlace | null {
  if (step > 0) return { slide, step: step - 1 };
  const before = counts[slide - 1];
  return before === undefined ? null : { slide: slide - 1, step: before - 1 };
}

/** A place in its form for the address: `3.2` is the second step of the third slide. */
export const placeText = ({ slide, step }: SlidePlace): string => `${slide + 1}.${step + 1}`;

/** Reads a place from the address; a missing number is the first, and one beyond the end is the last. */
export function readPlace(text: string | null, counts: StepCounts): SlidePlace {
  const [slideNumber, stepNumber = 1] = (text ?? '').split('.').map(Number);
  const slide = within(slideNumber, counts.length);
  return { slide, step: within(stepNumber, counts[slide] ?? 1) };
}

function within(number: number | undefined, count: number): number {
  return Number.isInteger(number) ? Math.min(Math.max(Number(number), 1), count) - 1 : 0;
}
