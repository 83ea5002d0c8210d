import type { LoadClip } from '#audio/engine/clips/loaded-clip.ts';
import type { Stem } from '#audio/render/stem.ts';

/** A loader for a stem. Music and renderer are a separate chunk, loaded with the first stem. */
export function stemLoader(stem: Stem): LoadClip {
  return async (bus, signal) => {
    const { loadStem } = await import('#audio/render/stem.ts');
    return loadStem(stem, bus, signal);
  };
}
