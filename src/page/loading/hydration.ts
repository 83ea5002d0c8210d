import { useEffect, useState, useSyncExternalStore } from 'react';
import { replayEarlyInput } from '#src/page/input/early-input.ts';

export const isBrowser = typeof document !== 'undefined';

const subscribe = () => () => {};

/** Whether the page is hydrated: false while prerendering and in the first client render, which need the same HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Whether this component takes over prerendered HTML: not while prerendering, nor if it is mounted later. */
export function useWasPrerendered(): boolean {
  const [wasPrerendered] = useState(!useHydrated());
  return wasPrerendered && isBrowser;
}

/** Parts of the page that hydrate separately and do not respond to input yet. */
let pendingParts = 0;

function countPending(change: number): void {
  pendingParts += change;
  document.documentElement.toggleAttribute('data-hydrated', pendingParts === 0);
}

/** Counts the caller as a part that hydrates until its `HydrationMark` mounts. @param isAwaited false if it may never hydrate */
export function useHydratingPart(isAwaited = true): void {
  useEffect(() => {
    if (!isAwaited) return;
    countPending(1);
    return () => countPending(-1);
  }, [isAwaited]);
}

/** Last child of a part's content: mounts together with it, once it responds to input. */
export function HydrationMark({ isAwaited = true }: { isAwaited?: boolean }): null {
  useEffect(() => {
    if (isAwaited) countPending(-1);
    void replayEarlyInput();
    return () => {
      if (isAwaited) countPending(1);
    };
  }, [isAwaited]);
  return null;
}
