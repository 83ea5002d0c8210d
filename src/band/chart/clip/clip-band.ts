import type { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import type { BandPosition } from '#src/band/follow.ts';

/**
 * A clip as the band that plays in it.
 * @param clip `null` before it was first played
 * @param bpm counts a minute
 */
export function clipBand(clip: ClipPlayer | null, bpm: number): BandPosition {
  const isHeard = () => clip?.state === 'playing' || clip?.state === 'paused';
  return {
    playback: () => (clip && isHeard() ? { position: (clip.position * bpm) / 60 } : null),
    subscribe: (listener) => clip?.subscribe(() => listener()) ?? (() => {}),
  };
}
