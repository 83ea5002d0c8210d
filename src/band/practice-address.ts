import type { BandInstrument } from '#audio/music/instrument.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import { pathTo } from '#src/content/pages.ts';

/** The practice page at a rhythm, with some players muted. */
export function practiceAddress(rhythm: RhythmType, muted: readonly BandInstrument[]): string {
  const query = new URLSearchParams({ rhythm });
  for (const player of muted) query.set(player, 'mute');
  return `${pathTo('practice')}?${query}`;
}
