import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is more than its prepared HTML: false while it is prepared and in the very first
 * rendering over it, which must agree with each other; true from then on.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether this part stands in the prepared HTML, rather than having come to the page later. */
export function usePrepared(): boolean {
  const alive = useAlive();
  const [prepared] = useState(!alive);
  return prepared;
}
