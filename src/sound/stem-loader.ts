import type { LoadClip } from '#audio/engine/loaded-clip.ts';
import type { Stem } from '#audio/render/stem.ts';

/**
 * The way to a stem's sound. The music and what renders it are a part of the app of their own, loaded
 * when the first stem is asked for.
 */
export function stemLoader(stem: Stem): LoadClip {
  return async (bus, signal) => {
    const { loadStem } = await import('#audio/render/stem.ts');
    return loadStem(stem, bus, signal);
  };
}
