import type { BarAt } from '#audio/engine/live/bars.ts';
import type { LiveBar } from '#audio/music/live.ts';
import {
  FORM_SECTIONS,
  type FormSection,
  writeForm,
  writeLoop,
} from '#audio/music/practice-music.ts';
import { allAtOnce, type Steps } from '#lib/steps.ts';
import type { PracticeSettings } from './settings.ts';

/** A piece for the band: a loop, or a whole song with its sections. */
export interface Piece {
  bars: readonly LiveBar[];
  /** None in a loop. */
  sections: readonly FormSection[];
}

/** The settings of which each means other music. */
export const MUSIC = ['rhythm', 'song', 'key', 'changes', 'take', 'length'] as const;

/** The sections of the piece of these settings. */
export function sectionsOf({ length }: PracticeSettings): readonly FormSection[] {
  return length === 'form' ? FORM_SECTIONS : [];
}

/** Writes the piece of these settings. */
export function* writePiece(settings: PracticeSettings): Steps<Piece> {
  const { length, rhythm, song, key, changes, take, lanes } = settings;
  if (length === 'form') return yield* writeForm({ song, key, take, lanes });
  const bars = yield* writeLoop({ rhythm, song, key, changes, take, lanes }, length);
  return { bars, sections: sectionsOf(settings) };
}

/** The piece of these settings, written at once. */
export function pieceOf(settings: PracticeSettings): Piece {
  return allAtOnce(writePiece(settings));
}

/** A piece, or a part of it, on the bars since Play. */
export interface Placement {
  piece: Piece;
  /** The bar since Play from which it sounds. */
  from: number;
  /** The bar of the piece that sounds there. */
  at: number;
  /** The section that is repeated; `null` plays through. */
  section: number | null;
}

/** The bar of the piece that sounds in a bar since Play; `null` after its end. */
export function barIn({ piece, from, at, section }: Placement, bar: number): number | null {
  const { bars, sections } = piece;
  const index = at + bar - from;
  const looped = section === null ? undefined : sections[section];
  if (looped) return looped.from + ((index - looped.from) % looped.bars);
  if (sections.length === 0) return index % bars.length;
  return index < bars.length ? index : null;
}

/** Something that is heard from a bar since Play on. */
interface Placed {
  from: number;
}

/** The placement that is heard in a bar since Play. Each counts until the next one's first bar. */
export function placementAt<P extends Placed>(
  placements: readonly P[],
  bar: number,
): P | undefined {
  return placements.findLast(({ from }) => from <= Math.max(bar, 0));
}

/** Adds a placement, which replaces what began later; drops what is over by `bar`. */
export function withPlacement<P extends Placed>(
  placements: readonly P[],
  placement: P,
  bar: number,
): readonly P[] {
  const heard = placementAt(placements, bar)?.from ?? 0;
  const before = placements.filter(({ from }) => from >= heard && from < placement.from);
  return [...before, placement];
}

/** The music of each bar since Play. */
export function barsOf(placements: readonly Placement[]): BarAt {
  return (bar) => {
    const placement = placementAt(placements, bar);
    const index = placement ? barIn(placement, bar) : null;
    return (index !== null && placement?.piece.bars[index]) || null;
  };
}

/** Index of the section that a bar of the piece belongs to; -1 in a loop. */
export function sectionAt({ sections }: Piece, index: number): number {
  return sections.findLastIndex(({ from }) => from <= index);
}

/** A piece from its beginning or from the start of a section, at the first bar since Play. */
export function opening(piece: Piece, start: number, section: number | null): Placement {
  const looped = section === null ? undefined : piece.sections[section];
  const at = (looped ?? piece.sections[start])?.from ?? 0;
  return { piece, from: 0, at, section };
}

/** Where the music goes on after a change: at a section, or by default where it is. */
export interface Change {
  piece: Piece;
  section: number | null;
  /** The section to jump to. */
  to?: number | undefined;
}

/**
 * A changed piece from a bar since Play on. A loop keeps its place in the chords, a song its bar; from one
 * to the other it starts at the beginning. A section that is to be repeated starts at once, unless it is
 * the one that is heard.
 */
export function follow(last: Placement | undefined, from: number, change: Change): Placement {
  const { piece, section, to } = change;
  const isLoop = piece.sections.length === 0;
  const wasLoop = last?.piece.sections.length === 0;
  const here = last && isLoop === wasLoop ? (barIn(last, from) ?? 0) : 0;
  let at = isLoop ? here % piece.bars.length : Math.min(here, piece.bars.length - 1);
  if (section !== null && sectionAt(piece, at) !== section)
    at = piece.sections[section]?.from ?? at;
  if (to !== undefined) at = piece.sections[to]?.from ?? at;
  return { piece, from, at, section };
}
