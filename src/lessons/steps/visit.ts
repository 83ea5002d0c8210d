import { createContext } from 'react';

/** A visit to a lesson: what its parts and the bar of its steps tell each other. */
export interface LessonVisit {
  /** Resolves once a step is on screen or the next one; `null` if it is already, as all are on the whole page. */
  reached(step: string): Promise<void> | null;
  /** Opens steps to hydration. @param steps `null` opens all */
  reach(steps: readonly string[] | null): void;
  /** The steps whose exercises were solved in this visit. */
  solved(): ReadonlySet<string>;
  solve(step: string): void;
  /** @returns a function that unsubscribes */
  subscribe(onSolved: () => void): () => void;
}

/** The solved steps of each lesson, until the document is left. */
const solvedIn = new Map<string, ReadonlySet<string>>();

/**
 * @param isWhole whether the visit begins with the whole page
 * @param lesson its id
 */
export function createLessonVisit(isWhole: boolean, lesson = ''): LessonVisit {
  const waiting = new Map<string, { promise: Promise<void>; resolve: () => void }>();
  const open = new Set<string>();
  const subscribers = new Set<() => void>();
  let all = isWhole;
  let solved = solvedIn.get(lesson) ?? new Set();

  return {
    reached(step) {
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
    reach(steps) {
      all ||= steps === null;
      for (const step of steps ?? waiting.keys()) {
        open.add(step);
        waiting.get(step)?.resolve();
      }
    },
    solved: () => solved,
    solve(step) {
      solved = new Set([...solved, step]);
      solvedIn.set(lesson, solved);
      for (const notify of subscribers) notify();
    },
    subscribe(onSolved) {
      subscribers.add(onSolved);
      return () => subscribers.delete(onSolved);
    },
  };
}

/** The visit to the lesson around a part. */
export const VisitContext = createContext<LessonVisit>(createLessonVisit(true));
