import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the page is hydrated: false while prerendering and during the first client render, which must
 * produce the same HTML; true afterwards.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Whether this component is part of the prerendered HTML rather than mounted later on the client. */
export function useWasPrerendered(): boolean {
  const hydrated = useHydrated();
  const [wasPrerendered] = useState(!hydrated);
  return wasPrerendered;
}
