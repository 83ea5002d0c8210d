import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { newSeed } from './seed.ts';

const NAME = 'seed';

/**
 * The seed of this attempt, always in the address: a reload, or a friend with the link, has the same
 * order. The second value puts a new one there.
 * @param wanted whether there is anything to shuffle
 */
export function useSeed(wanted: boolean): [seed: string, renew: () => void] {
  const [params, setParams] = useSearchParams();
  const [own] = useState(newSeed);
  const given = params.get(NAME);

  const put = useCallback(
    (seed: string) => {
      setParams(
        (now) => {
          now.set(NAME, seed);
          return now;
        },
        // The state holds where the page was scrolled to.
        { replace: true, state: history.state },
      );
    },
    [setParams],
  );
  useEffect(() => {
    if (wanted && !given) put(own);
  }, [wanted, given, own, put]);
  return [given || own, () => put(newSeed())];
}
