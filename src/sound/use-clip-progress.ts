import { useEffect, useEffectEvent } from 'react';
import type { ClipPlayer } from '#audio/engine/clip-player.ts';

/**
 * Draws how much of a clip has been heard, frame by frame past React.
 * @param player `null` for a clip that was not asked for yet
 * @param draw is told the share, 0 to 1
 */
export function useHeardShare(player: ClipPlayer | null, draw: (share: number) => void): void {
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
    const leave = player.subscribe(follow);
    return () => {
      cancelAnimationFrame(frame);
      leave();
    };
  }, [player]);
}
