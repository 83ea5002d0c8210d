// The entry point of the sound chunk, which is loaded with the first clip.

import { ClipPlayer } from '#audio/engine/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import { clipSources } from '#audio/music/catalogue.ts';

export { SoundBar } from './sound-bar.tsx';

/** A player for a clip of the catalogue. */
export function openClip(clip: string): ClipPlayer {
  return new ClipPlayer(engine, clipSources(clip));
}
