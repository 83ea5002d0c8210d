import { useEffect, useEffectEvent } from 'react';

/** Where a playing band is. A `BandSession` is one. */
export interface BandPosition {
  playback(): { readonly position: number | null } | null;
  /** Calls back when another sixteenth is heard. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/**
 * Calls back when another sixteenth is heard, without rendering.
 * @param onStep receives the position in beats since bar 0: negative in the count-in, `null` in silence
 */
export function useStep(band: BandPosition, onStep: (position: number | null) => void): void {
  const listener = useEffectEvent(() => onStep(band.playback()?.position ?? null));
  useEffect(() => {
    listener();
    return band.subscribe(() => listener());
  }, [band]);
}
