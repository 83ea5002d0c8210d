// The entry point of the sound chunk, which is loaded with the first clip.

import { ClipPlayer } from '#audio/engine/clips/clip-player.ts';
import { engine } from '#audio/engine/engine.ts';
import { clipSources } from '#audio/music/clips/catalogue.ts';
import type { Stem } from '#audio/render/stem.ts';
import { stemLoader } from '#src/sound/stem-loader.ts';

export { SoundBar } from '#src/sound/sound-bar.tsx';

/** A player for a clip of the catalogue, or for one of its players. */
export function openClip(clip: string | Stem): ClipPlayer {
  return new ClipPlayer(engine, typeof clip === 'string' ? clipSources(clip) : stemLoader(clip));
}
