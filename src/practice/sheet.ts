import { SONG_BY_ID } from '#audio/music/songs/songs.ts';
import type { Sheet } from '#src/band/chart/chart-sheet.tsx';
import { RHYTHM_NAMES } from '#src/content/answer-names.ts';
import { sectionName } from './heard.ts';
import type { Piece } from './piece.ts';
import type { PracticeSettings } from './settings.ts';

/**
 * What is printed: the bars of a loop, the section of a song that is repeated, or all its sections.
 * @param tempo counts a minute
 */
export function sheetOf(
  { bars, sections }: Piece,
  { rhythm, song, key, section: repeated }: PracticeSettings,
  tempo: number,
): Sheet {
  const { title } = SONG_BY_ID[song];
  const details = `${title}, ${key}, ${tempo} counts a minute`;
  if (sections.length === 0) return { title: RHYTHM_NAMES[rhythm], details, parts: [{ bars }] };
  const parts = sections.map((section, index) => {
    const { from, bars: count } = section;
    const name = `${sectionName(sections, index)}, ${section.rhythm}, bars ${from + 1} to ${from + count}`;
    return { title: name, bars: bars.slice(from, from + count) };
  });
  const one = repeated === null ? undefined : parts[repeated];
  return { title, details: `${key}, ${tempo} counts a minute`, parts: one ? [one] : parts };
}
