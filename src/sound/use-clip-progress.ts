import { useEffect, useEffectEvent } from 'react';
import type { ClipPlayer } from '#audio/engine/clip-player.ts';

/**
 * Reports a clip's progress before every repaint, without rendering.
 * @param player `null` for a clip that has not been opened
 * @param draw receives the progress, 0 to 1
 */
export function useClipProgress(player: ClipPlayer | null, draw: (progress: number) => void): void {
  const show = useEffectEvent(draw);
  useEffect(() => {
    if (!player) return;
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      show(player.duration > 0 ? player.position / player.duration : 0);
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
