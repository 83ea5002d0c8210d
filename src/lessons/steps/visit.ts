import { createContext } from 'react';
import { SOLVED_STEPS } from '#src/progress/last-lesson.ts';

export type LessonVisit = ReturnType<typeof createLessonVisit>;

/** The state of a visit to a lesson, shared by its parts. @param isWhole whether it starts with the whole page */
export function createLessonVisit(isWhole: boolean, solved = SOLVED_STEPS) {
  const waiting = new Map<string, { promise: Promise<void>; resolve: () => void }>();
  const open = new Set<string>();
  let all = isWhole;

  return {
    /** Resolves once a step or the one before is on screen; `null` if it already is, as all are on the whole page. */
    reached(step: string): Promise<void> | null {
      if (all || open.has(step)) return null;
      const known = waiting.get(step);
      if (known) return known.promise;
      let resolve = () => {};
      const promise = new Promise<void>((onReached) => {
        resolve = onReached;
      });
      waiting.set(step, { promise, resolve });
      return promise;
    },
    /** Lets steps hydrate. @param steps `null` for all */
    reach(steps: readonly string[] | null) {
      all ||= steps === null;
      for (const step of steps ?? waiting.keys()) {
        open.add(step);
        waiting.get(step)?.resolve();
      }
    },
    /** The steps whose exercise has been solved, in any visit. */
    solved,
  };
}

export const VisitContext = createContext(createLessonVisit(true));

export function markSolved({ solved }: LessonVisit, step: string): void {
  const before = solved.read() ?? [];
  if (!before.includes(step)) solved.write([...before, step]);
}
