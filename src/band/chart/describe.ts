import type { LaneCell } from '#audio/music/chart/lanes.ts';
import { printedName } from '#audio/music/harmony/spelling.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { joinWords } from '#lib/words.ts';
import { spokenCount } from './counts.ts';

/** A bar's name: 'Bar 2 of 4, majao, chords Am and E7'. */
export function barName(
  { rhythm, chords, silent, style }: LiveBar & { style?: string },
  index: number,
  count: number,
): string {
  const names = chords.map(({ name }) => printedName(name));
  const harmony =
    names.length > 0 ? `, ${names.length > 1 ? 'chords' : 'chord'} ${joinWords(names)}` : '';
  return `Bar ${index + 1} of ${count}, ${style ?? rhythm}${harmony}${silent ? ', silent' : ''}`;
}

/** A lane in words: 'Bongos. 1: macho; 1 and: muted; 4: hembra, accented.' */
export function describeLane(
  player: string,
  cells: readonly LaneCell[],
  firstCount: number,
): string {
  if (cells.length === 0) return `${player}: rests.`;
  const strokes = cells.map(({ cell, name }) => `${spokenCount(cell, firstCount)}: ${name}`);
  return `${player}. ${strokes.join('; ')}.`;
}
