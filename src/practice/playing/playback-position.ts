import { BEATS } from '#audio/music/chart/chart.ts';
import { BAND } from '#audio/music/instrument.ts';
import type { FormSection } from '#audio/music/live/form.ts';
import { countAt, firstCounts } from '#src/band/chart/counts.ts';
import { RHYTHM_NAMES, SECTION_NAMES } from '#src/content/answers/answer-names.ts';
import type { BarRange } from '#src/practice/settings/settings.ts';
import type { PracticeContext } from './machine.ts';
import { barIn, isWithin, opening, type Piece, placementAt, sectionAt } from './piece.ts';

/** The bar of the piece that is playing, and its section, -1 in a loop; `null` before the first and while stopped. */
export function playbackPosition({ placements, bar }: PracticeContext) {
  if (bar === null) return null;
  const placement = placementAt(placements, bar);
  const index = barIn(placement, bar);
  return placement && index !== null
    ? { bar: index, section: sectionAt(placement.piece, index) }
    : null;
}

/** The bar of the piece that is playing, or with which Play begins. */
export function currentBar(context: PracticeContext): number {
  return playbackPosition(context)?.bar ?? openingBar(context);
}

/** The section that is playing, or with which Play begins. */
export function currentSection(context: PracticeContext): number {
  return playbackPosition(context)?.section ?? sectionAt(context.piece, openingBar(context));
}

/** Identifies tempo and music, apart from the key: a run of taps ends when they change. */
export function musicOf({ settings }: PracticeContext): string {
  const { rhythm, song, changes, take, tempo, length, range, lanes } = settings;
  return JSON.stringify([rhythm, song, changes, take, tempo, length, range, lanes]);
}

/** The ids of the players with an edited pattern, space-separated, so that equal sets are equal strings. */
export function ownPlayers({ settings }: PracticeContext): string {
  return BAND.filter((player) => settings.lanes[player]).join(' ');
}

/** The bar of the piece with which Play begins. */
export function openingBar({ piece, start, settings }: PracticeContext): number {
  return opening(piece, start, settings.range).at;
}

/** The piece on the chart: the current one, with a corte from its cue to its end. */
export function chartPiece({ piece, placements, bar }: PracticeContext): Piece {
  const corte = placements.find((each) => each.corte && each.from >= (bar ?? 0));
  return corte?.piece ?? piece;
}

/** The bars on the chart: the repeated ones, or all. */
export function chartRange({ piece, settings }: PracticeContext): BarRange {
  const isSong = piece.sections.length > 0;
  return (isSong && settings.range) || { from: 0, bars: piece.bars.length };
}

/** The index on the chart of a bar since Play; `null` if the bar is not on the chart. */
export function barOnChart(context: PracticeContext, bar: number): number | null {
  const index = barIn(placementAt(context.placements, bar), bar);
  const range = chartRange(context);
  return index !== null && isWithin(range, index) ? index - range.from : null;
}

/**
 * The dancers' count at a position in beats since Play, as on the chart, where each section of a song begins with 1.
 * The count-in leads to the count of the first bar.
 */
export function countAtPosition(context: PracticeContext, position: number): number {
  const bar = Math.max(0, Math.floor(position / BEATS));
  const { from, bars } = chartRange(context);
  const counts = firstCounts(chartPiece(context).bars.slice(from, from + bars));
  const first = counts[barOnChart(context, bar) ?? 0] ?? 1;
  return countAt(position - BEATS * bar + first - 1);
}

/** The bar to which a song jumps at the next bar line; `null` without a jump, and while stopped. */
export function nextBar({ placements, bar }: PracticeContext): number | null {
  const next = placements.at(-1);
  const heard = placementAt(placements, bar ?? 0);
  if (!next || !heard || next === heard || next.piece.sections.length === 0) return null;
  const playsOn = heard.piece.sections.length > 0 && barIn(heard, next.from) === next.at;
  return playsOn ? null : next.at;
}

/** The name of a section in a song: 'Chorus 2' for the second of several. */
export function sectionName(sections: readonly FormSection[], index: number): string {
  const section = sections[index]?.section ?? 'intro';
  const isSame = (each: FormSection) => each.section === section;
  const name = SECTION_NAMES[section];
  if (sections.filter(isSame).length === 1) return name;
  return `${name} ${sections.slice(0, index + 1).filter(isSame).length}`;
}

/**
 * 'Bar 2 of 4', in a song the bar in its section: 'Chorus 1, bar 2 of 8'. While nothing is playing, the rhythm or
 * section with which Play begins: 'Derecho', or 'Verse 1'.
 */
export function placeName(context: PracticeContext): string {
  const { piece, placements, settings } = context;
  const heard = playbackPosition(context);
  if (!heard) {
    return settings.length === 'form'
      ? sectionName(piece.sections, currentSection(context))
      : RHYTHM_NAMES[settings.rhythm];
  }
  const { sections, bars } = placementAt(placements, context.bar ?? 0)?.piece ?? piece;
  const section = sections[heard.section];
  if (!section) return `Bar ${heard.bar + 1} of ${bars.length}`;
  const name = sectionName(sections, heard.section);
  return `${name}, bar ${heard.bar - section.from + 1} of ${section.bars}`;
}
