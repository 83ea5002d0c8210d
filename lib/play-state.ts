/**
 * State of a player.
 * - `idle`: at its start
 * - `loading`: play was requested, nothing sounds yet
 * - `playing`
 * - `paused`: by the user, or because the device was lost
 * - `failed`: could not be loaded, or there is no sound on this device; playing tries again
 */
export type PlayState = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

/** A sound with a position, such as for a ring that shows its progress. */
export interface FollowedSound {
  readonly state: PlayState;
  /** The position, in the unit of `duration`: seconds of a clip, beats of the band. */
  readonly position: number;
  /** 0 while it is unknown, or if there is no end. */
  readonly duration: number;
  /** Calls back when the state changes, and possibly more often. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** A sound that can be played: a clip, a grid, the band, or the sound of a slide. */
export interface Playable {
  readonly state: PlayState;
  /** Plays, and pauses or stops; cancels loading. To be called from the gesture itself. */
  toggle(): void;
  /** Preloads its code and samples, for example when a pointer comes near. */
  prepare?(): void;
}

/** Whether a player plays or is about to. If so, its button offers Pause. */
export function isPlaying(state: PlayState): boolean {
  return state === 'loading' || state === 'playing';
}
