import { Listeners } from './listeners.ts';

let fetching = 0;
const listeners = new Listeners();

/** Whether requested sounds are being fetched. Other requests should wait until then. */
export const isFetchingSound = (): boolean => fetching > 0;

/** Calls back when `isFetchingSound` may have changed. @returns a function that unsubscribes */
export const onFetchingSound = listeners.subscribe;

/** Counts a promise as a fetch of sounds until it settles. @returns the promise */
export function fetchingSound<T>(sounds: Promise<T>): Promise<T> {
  fetching += 1;
  listeners.notify();
  const end = () => {
    fetching -= 1;
    listeners.notify();
  };
  sounds.then(end, end);
  return sounds;
}
