import { useEffect, useEffectEvent } from 'react';
import type { FollowedSound } from '#lib/play-state.ts';

/** The share of a clip that has been played, 0 to 1. @param player `null` before the clip is opened */
export function progressOf(player: FollowedSound | null): number {
  return player && player.duration > 0 ? player.position / player.duration : 0;
}

/** Reports a clip's progress, 0 to 1, before every repaint. @param player `null` for a clip that has not been opened */
export function useClipProgress(
  player: FollowedSound | null,
  draw: (progress: number) => void,
): void {
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
