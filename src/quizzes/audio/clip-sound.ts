// Everything that sounds, in a part of the app that is loaded when the first clip is asked for.

import { ClipPlayer } from '#audio/engine/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';

export { VolumeControl } from '#src/exercises/volume-control.tsx';

/** A player for one clip on the app's one engine. */
export function openClip(sources: readonly string[]): ClipPlayer {
  return new ClipPlayer(engine, sources);
}
