import { useSyncExternalStore } from 'react';
import { type BestResult, bestResult, onBestResult, type TapExercise } from './best-results.ts';

/** The best result of an exercise or `null`; renders again when it changes. The prerendered page has none. */
export function useBestResult(exercise: TapExercise): BestResult | null {
  const text = useSyncExternalStore(
    onBestResult,
    () => JSON.stringify(bestResult(exercise)),
    () => 'null',
  );
  return JSON.parse(text);
}
