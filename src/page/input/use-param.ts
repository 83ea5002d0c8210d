import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** A parameter of this page's query, and a function that sets it without a new entry of the history. */
export function useParam(name: string): [value: string | null, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      // The state holds the scroll position's key.
      setParams((now) => ({ ...Object.fromEntries(now), [name]: value }), {
        replace: true,
        state: history.state,
      }),
    [name, setParams],
  );
  return [params.get(name), set];
}
