import { useSyncExternalStore } from 'react';
import type { StopId } from '#src/content/stop-name.ts';
import {
  newRoad,
  nextStop,
  onRoad,
  type Road,
  roadOf,
  type StopState,
} from '#src/progress/road.ts';

/** The road as the learner has it; in the prerendered page that of a first visit. */
export const useRoad = (): Road => useOnRoad(roadOf, newRoad);

/** The stop that follows one, by its name; without one, the stop that is now. `null` at the end of the road. */
export const useNextStop = (after: StopId | undefined): StopState | null =>
  useOnRoad(
    () => nextStop(after),
    () => nextStop(after, newRoad()),
  );

/** A value that is made of what is stored. As a text it stays the same until something in it changes. */
export function useOnRoad<T>(read: () => T, first = read): T {
  const text = useSyncExternalStore(
    onRoad,
    () => JSON.stringify(read()),
    () => JSON.stringify(first()),
  );
  return JSON.parse(text);
}
