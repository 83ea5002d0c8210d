import { useMemo } from 'react';
import { barsOfClip } from '#audio/music/clips/clip-bars.ts';
import { CLIPS } from '#audio/music/clips/clips.ts';
import type { LiveBar } from '#audio/music/live/live.ts';

/** The music of a clip, bar by bar. @param clip its id in the catalogue; without bars, no bars are returned */
export function useBarsOfClip(clip: string): readonly LiveBar[] {
  return useMemo(() => {
    const found = CLIPS.find(({ id }) => id === clip);
    return (found && barsOfClip(found)) ?? [];
  }, [clip]);
}
