import { useEffect, useState } from 'react';
import { useParam } from '#src/page/input/use-param.ts';
import { newSeed } from './seed.ts';

/**
 * The seed of this attempt, kept in the URL, so that a reload or a shared link has the same order.
 * @param enabled false for a quiz that has nothing to shuffle; its URL gets no seed
 * @returns the seed, and a function that changes it
 */
export function useSeed(enabled: boolean): [seed: string, setSeed: (seed: string) => void] {
  const [fromUrl, setSeed] = useParam('seed');
  const [generated] = useState(newSeed);
  useEffect(() => {
    if (enabled && !fromUrl) setSeed(generated);
  }, [enabled, fromUrl, generated, setSeed]);
  return [fromUrl || generated, setSeed];
}
