import { useEffect, useEffectEvent } from 'react';
import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';

/** The position of a playing band, such as a `BandSession`, whose bars count from 0 since Play. */
export interface BandPosition {
  /** Its position in beats: negative in the count-in, `null` in silence. */
  playback(): { readonly position: number | null } | null;
  /** Calls back when it starts, stops or jumps, and a session with every sixteenth. @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** A clip as the band that plays in it. @param clip `null` before it was first played @param bpm counts a minute */
export function clipBand(clip: ClipPlayer | null, bpm: number): BandPosition {
  const isHeard = () => clip?.state === 'playing' || clip?.state === 'paused';
  return {
    playback: () => (clip && isHeard() ? { position: (clip.position * bpm) / 60 } : null),
    subscribe: (listener) => clip?.subscribe(() => listener()) ?? (() => {}),
  };
}

/** Number of frames without movement after which the loop stops: about a second. */
const STILL_FRAMES = 60;

/**
 * Calls back while a band moves, without rendering.
 * @param draw receives the position in beats since bar 0: negative in the count-in, `null` in silence
 * @param every before each repaint, or only when the band calls back: a `BandSession` does so with every
 * sixteenth
 */
export function useFollow(
  band: BandPosition,
  draw: (beats: number | null) => void,
  every: 'frame' | 'sixteenth' = 'frame',
): void {
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
      if (every === 'frame' && beats !== null && still < STILL_FRAMES)
        frame = requestAnimationFrame(step);
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
  }, [band, every]);
}
