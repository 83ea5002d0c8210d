import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { newSeed } from './seed.ts';

const PARAM = 'seed';

/**
 * The seed of this attempt, kept in the URL, so that a reload or a shared link has the same order.
 * @param enabled false for a quiz that has nothing to shuffle; its URL gets no seed
 * @returns the seed, and a function that changes it
 */
export function useSeed(enabled: boolean): [seed: string, setSeed: (seed: string) => void] {
  const [params, setParams] = useSearchParams();
  const [generated] = useState(newSeed);
  const fromUrl = params.get(PARAM);

  const setSeed = useCallback(
    (seed: string) => {
      setParams(
        (current) => {
          current.set(PARAM, seed);
          return current;
        },
        // The state holds the scroll position's key.
        { replace: true, state: history.state },
      );
    },
    [setParams],
  );
  useEffect(() => {
    if (enabled && !fromUrl) setSeed(generated);
  }, [enabled, fromUrl, generated, setSeed]);
  return [fromUrl || generated, setSeed];
}
