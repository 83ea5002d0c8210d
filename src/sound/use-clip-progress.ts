import { useEffect, useEffectEvent } from 'react';
import type { ClipPlayer } from '#audio/engine/clip-player.ts';

/** What of a player tells how far it is: position and duration in the same unit. */
export interface Progress extends Pick<ClipPlayer, 'position' | 'duration' | 'state'> {
  /** Calls back when it starts or stops. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** The share of a clip that has been heard, 0 to 1. @param player `null` for one that has not been opened */
export function progressOf(player: Progress | null): number {
  return player && player.duration > 0 ? player.position / player.duration : 0;
}

/**
 * Reports a clip's progress before every repaint, without rendering.
 * @param player `null` for a clip that has not been opened
 * @param draw receives the progress, 0 to 1
 */
export function useClipProgress(player: Progress | null, draw: (progress: number) => void): void {
  const show = useEffectEvent(draw);
  useEffect(() => {
    if (!player) return;
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      show(progressOf(player));
      if (player.state === 'playing') frame = requestAnimationFrame(follow);
    };
    follow();
    const unsubscribe = player.subscribe(follow);
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
  }, [player]);
}
