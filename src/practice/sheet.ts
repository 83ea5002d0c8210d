import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import type { Sheet } from '#src/band/chart/chart-sheet.tsx';
import { RHYTHM_NAMES, SECTION_NAMES } from '#src/content/answer-names.ts';
import type { Piece } from './piece.ts';
import type { PracticeSettings } from './settings.ts';

/**
 * What is printed: the bars of a loop, or one section of a song.
 * @param section its index in the song
 * @param tempo counts a minute
 */
export function sheetOf(
  { bars, sections }: Piece,
  section: number,
  { rhythm, song, key }: PracticeSettings,
  tempo: number,
): Sheet {
  const details = `${SONG_BY_ID[song].title}, ${key}, ${tempo} counts a minute`;
  const printed = sections[section];
  if (!printed) return { title: RHYTHM_NAMES[rhythm], details, bars };
  const { from, bars: count } = printed;
  return {
    title: SECTION_NAMES[printed.section],
    details,
    bars: bars.slice(from, from + count),
  };
}
