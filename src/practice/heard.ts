import { SECTION_NAMES } from '#src/content/answer-names.ts';
import type { PracticeContext } from './machine.ts';
import { barIn, placementAt, sectionAt } from './piece.ts';

/** What is heard of a song or a loop. */
export interface Heard {
  /** Index of the bar in its piece. */
  bar: number;
  /** Index of the section in the song; -1 in a loop. */
  section: number;
}

/** What is heard; `null` before the first bar and while stopped. */
export function heardOf({ placements, bar }: PracticeContext): Heard | null {
  const placement = bar === null ? undefined : placementAt(placements, bar);
  const index = placement && bar !== null ? barIn(placement, bar) : null;
  return placement && index !== null
    ? { bar: index, section: sectionAt(placement.piece, index) }
    : null;
}

/**
 * The bar of the piece at a position in beats since Play, with its fraction; `null` in the count-in and
 * after the end.
 */
export function barAtPosition({ placements }: PracticeContext, position: number): number | null {
  const bar = Math.floor(position / 4);
  const placement = bar < 0 ? undefined : placementAt(placements, bar);
  const index = placement ? barIn(placement, bar) : null;
  return index === null ? null : index + (position / 4 - bar);
}

/** The bar of the piece on the chart that sounds in a bar since Play; `null` if it is not on it. */
export function barOnChart({ placements, piece }: PracticeContext, bar: number): number | null {
  const placement = placementAt(placements, bar);
  const index = placement ? barIn(placement, bar) : null;
  return index !== null && index < piece.bars.length ? index : null;
}

/** 'Bar 2 of 4', in a song of its section: 'Chorus, bar 2 of 8'; nothing while nothing is heard. */
export function placeName(context: PracticeContext): string {
  const heard = heardOf(context);
  if (!heard || context.bar === null) return '';
  const { sections, bars } = placementAt(context.placements, context.bar)?.piece ?? context.piece;
  const section = sections[heard.section];
  if (!section) return `Bar ${heard.bar + 1} of ${bars.length}`;
  const name = SECTION_NAMES[section.section];
  return `${name}, bar ${heard.bar - section.from + 1} of ${section.bars}`;
}
