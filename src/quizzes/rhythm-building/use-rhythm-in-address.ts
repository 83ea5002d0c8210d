import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

const PARAM = 'rhythm';

/** The rhythm that the address asks for, so that reloads and links lead to it, and a function to change it. */
export function useRhythmInAddress(): [rhythm: string | null, set: (rhythm: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (rhythm: string) =>
      setParams(
        (current) => {
          current.set(PARAM, rhythm);
          return current;
        },
        // The state holds the scroll position's key.
        { replace: true, state: history.state },
      ),
    [setParams],
  );
  return [params.get(PARAM), set];
}
