import { useEffect, useEffectEvent } from 'react';
import type { ChartBand } from './chart-band.ts';

/** Frames without movement after which nothing is expected to move: about a second. */
const STILL_FRAMES = 60;

/**
 * Calls back before every repaint while the band moves, without rendering.
 * @param draw receives the position in beats since bar 0; `null` while nothing is heard
 */
export function useFollow(band: ChartBand, draw: (beats: number | null) => void): void {
  const show = useEffectEvent(draw);
  useEffect(() => {
    let frame = 0;
    let still = 0;
    let last: number | null = null;
    const step = () => {
      const beats = band.playback()?.position ?? null;
      still = beats === last ? still + 1 : 0;
      last = beats;
      show(beats);
      if (beats !== null && still < STILL_FRAMES) frame = requestAnimationFrame(step);
    };
    const restart = () => {
      cancelAnimationFrame(frame);
      still = 0;
      step();
    };
    restart();
    const unsubscribe = band.subscribe(restart);
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
  }, [band]);
}
