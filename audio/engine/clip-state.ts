// Apart from the player, so that a page can show a clip's state without loading the engine.

/**
 * - `idle`: at its start
 * - `loading`: play was requested, nothing sounds yet
 * - `playing`
 * - `paused`: by the user, or because the device was lost
 * - `failed`: could not be loaded, or no sound on this device; playing tries again
 */
export type ClipState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

/** Whether a clip plays or is about to: its button offers Pause. */
export function isActive(state: ClipState): boolean {
  return state === 'loading' || state === 'playing';
}
