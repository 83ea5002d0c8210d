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

/** The learner's road; in the prerendered page, the road of a first visit. */
export const useRoad = (): Road => useOnRoad(roadOf, newRoad);

/** The stop after a given one, by its name; without one, the current stop. `null` at the end of the road. */
export const useNextStop = (after: StopId | undefined): StopState | null =>
  nextStop(after, useRoad());

/** A value computed from the stored data. Made a text, it stays equal until the data change. */
export function useOnRoad<T>(read: () => T, first = read): T {
  const text = useSyncExternalStore(
    onRoad,
    () => JSON.stringify(read()),
    () => JSON.stringify(first()),
  );
  return JSON.parse(text);
}
