/**
 * State of a player.
 * - `idle`: at its start
 * - `loading`: play was requested, nothing sounds yet
 * - `playing`
 * - `paused`: by the user, or because the device was lost
 * - `failed`: could not be loaded, or there is no sound on this device; playing tries again
 */
export type PlayState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

/** Whether a player plays or is about to: its button offers Pause. */
export function isPlaying(state: PlayState): boolean {
  return state === 'loading' || state === 'playing';
}
