import type { BandInstrument } from '#audio/music/instrument.ts';
import type { OwnLanes } from '#audio/music/live/own-lane.ts';
import type { RhythmType } from '#audio/music/rhythms.ts';
import type { SongId } from '#audio/music/songs/songs.ts';
import { laneParam, pathTo } from './pages.ts';

/** The Practice page with a whole song instead of a loop. */
export const WHOLE_SONG_LINK = `${pathTo('practice')}?loop=form`;

/** The settings of a link to the Practice page. The others have their defaults. */
export interface PracticeLink {
  rhythm: RhythmType;
  song?: SongId;
  /** Counts a minute. */
  tempo?: number;
  lanes?: OwnLanes;
  /** Muted players. */
  muted?: readonly BandInstrument[];
}

/** The address of the Practice page with some of its settings. */
export function practiceLink(link: PracticeLink): string {
  const { rhythm, song, tempo, lanes = {}, muted = [] } = link;
  const query = new URLSearchParams({ rhythm });
  if (song) query.set('song', song);
  if (tempo !== undefined) query.set('tempo', `${tempo}`);
  for (const player of muted) query.set(player, 'mute');
  for (const [player, { cells }] of Object.entries(lanes)) {
    query.set(laneParam(player as BandInstrument), cells);
  }
  return `${pathTo('practice')}?${query}`;
}
