import { type FollowedSound, isPlaying, type Playable } from '#lib/play-state.ts';
import { useClip } from '#src/sound/clips/use-clip.ts';

/** Its toggle stops, or plays from the beginning: a class hears a clip from its beginning each time. */
export interface SlideClip extends Playable {
  /** `null` before it was first played. */
  player: FollowedSound | null;
  /** Loads the player of the clip. */
  prepare: () => void;
  /** Plays it from its beginning. */
  play: () => void;
  /** Stops and rewinds. */
  stop: () => void;
}

/** A clip on a slide, without the sound bar of the page below. @param title its name, which must not reveal an answer */
export function useSlideClip(clip: string, title: string): SlideClip {
  const { state, player, prepare, toggle, stop } = useClip(clip, title, false);
  const play = () => {
    if (state === 'playing' || state === 'paused') stop();
    if (state !== 'loading') toggle();
  };
  return { state, player, prepare, play, stop, toggle: isPlaying(state) ? stop : play };
}
