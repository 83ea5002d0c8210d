// Everything that sounds, in a part of the app that is loaded when the first clip is asked for.

import { ClipPlayer } from '#audio/engine/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import { clipSources } from '#audio/music/catalogue.ts';

export { VolumeControl } from './volume-control.tsx';

/** A player for one clip of the catalogue on the app's one engine. */
export function openClip(clip: string): ClipPlayer {
  return new ClipPlayer(engine, clipSources(clip));
}
