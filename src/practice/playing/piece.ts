import type { BarAt } from '#audio/engine/live/bars.ts';
import { printedName } from '#audio/music/harmony/spelling.ts';
import { corteBar } from '#audio/music/live/corte-bar.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import { type Piece, writeForm, writeLoop } from '#audio/music/live/practice-music.ts';
import { allAtOnce, type Steps } from '#lib/steps.ts';
import type { BarRange, PracticeSettings } from '#src/practice/settings/settings.ts';

export type { Piece };

/** The settings that require a new piece. */
export const MUSIC = ['rhythm', 'song', 'key', 'changes', 'take', 'length'] as const;

/** Writes the piece for these settings. */
export function* writePiece(settings: PracticeSettings): Steps<Piece> {
  const { length } = settings;
  if (length === 'form') return yield* writeForm(settings);
  return { bars: yield* writeLoop(settings, length), sections: [] };
}

/** The piece for these settings, written at once. */
export function pieceOf(settings: PracticeSettings): Piece {
  return allAtOnce(writePiece(settings));
}

/** A piece, or a part of it, on the bars since Play. */
export interface PiecePlacement {
  piece: Piece;
  /** The bar since Play from which on it sounds. */
  from: number;
  /** The bar of the piece that sounds there. */
  at: number;
  /** The repeated bars; `null` plays through. A loop has none. */
  range: BarRange | null;
  /** Whether its only bar is a corte by a cue. */
  corte?: true;
}

/** The bar of the piece that sounds in a bar since Play; `null` after its end, and without a placement. */
export function barIn(placement: PiecePlacement | undefined, bar: number): number | null {
  if (!placement) return null;
  const { piece, from, at, range } = placement;
  const { bars, sections } = piece;
  const index = at + bar - from;
  if (sections.length === 0) return index % bars.length;
  if (range) return range.from + ((index - range.from) % range.bars);
  return index < bars.length ? index : null;
}

/** The placement in a bar since Play. Each lasts until the next one's first bar. */
export function placementAt<P extends Pick<PiecePlacement, 'from'>>(
  placements: readonly P[],
  bar: number,
): P | undefined {
  return placements.findLast(({ from }) => from <= Math.max(bar, 0));
}

/** Adds a placement: drops the placements that begin later, and those that have ended before `bar`. */
export function withPlacement<P extends Pick<PiecePlacement, 'from'>>(
  placements: readonly P[],
  placement: P,
  bar: number,
): readonly P[] {
  const heard = placementAt(placements, bar)?.from ?? 0;
  const before = placements.filter(({ from }) => from >= heard && from < placement.from);
  return [...before, placement];
}

/** The music of each bar since Play. */
export function barsOf(placements: readonly PiecePlacement[]): BarAt {
  return (bar) => {
    const placement = placementAt(placements, bar);
    const index = barIn(placement, bar);
    return (index !== null && placement?.piece.bars[index]) || null;
  };
}

/** The chords of a bar in print: 'C D'. */
export const chordsOf = (bar: LiveBar) => bar.chords.map(({ name }) => printedName(name)).join(' ');

/** Index of the section that a bar of the piece belongs to; -1 in a loop. */
export function sectionAt({ sections }: Piece, index: number): number {
  return sections.findLastIndex(({ from }) => from <= index);
}

/** Whether a bar is in a range of repeated bars. */
export const isWithin = ({ from, bars }: BarRange, bar: number) => bar >= from && bar < from + bars;

/** A piece from its bar `start` on, at the first bar since Play; from its first repeated bar if that is elsewhere. */
export function opening(piece: Piece, start: number, range: BarRange | null): PiecePlacement {
  const at = range && !isWithin(range, start) ? range.from : start;
  return { piece, from: 0, at: piece.sections.length > 0 ? at : 0, range };
}

/**
 * Places a changed piece from a bar since Play on. A loop keeps its place in the chords, a song its bar; a change
 * between them starts at the beginning. A repetition starts with its first bar, unless the band plays one of its
 * bars.
 * @param change `to` is the bar with which the music continues; by default it keeps its place
 */
export function follow(
  last: PiecePlacement | undefined,
  from: number,
  change: Pick<PiecePlacement, 'piece' | 'range'> & { to?: number | undefined },
): PiecePlacement {
  const { piece, range, to } = change;
  const isLoop = piece.sections.length === 0;
  const wasLoop = last?.piece.sections.length === 0;
  const here = (isLoop === wasLoop && barIn(last, from)) || 0;
  let at = isLoop ? here % piece.bars.length : Math.min(here, piece.bars.length - 1);
  if (to !== undefined) at = to;
  if (range && !isWithin(range, at)) at = range.from;
  return { piece, from, at, range };
}

/**
 * A corte in a bar since Play, then the music as before; empty if the band has no bar there, or already a corte.
 * @param last the placement in that bar
 */
export function withCorte(
  last: PiecePlacement | undefined,
  from: number,
): readonly PiecePlacement[] {
  const index = barIn(last, from);
  const bar = index !== null && last?.piece.bars[index];
  if (!bar || last.corte) return [];
  const { piece, range } = last;
  const after = barIn(last, from + 1) ?? piece.bars.length;
  const stopped = corteBar(bar, piece.bars[after] ?? bar, `corte ${from}`);
  const bars = piece.bars.with(index, stopped);
  return [
    { piece: { ...piece, bars }, from, at: index, range, corte: true },
    { piece, from: from + 1, at: after, range },
  ];
}
