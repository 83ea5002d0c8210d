import { printedName } from '#audio/music/harmony/spelling.ts';
import { SECTION_BARS } from '#audio/music/live/form.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import type { Piece } from '#src/practice/playing/piece.ts';
import type { BarRange } from '#src/practice/settings/settings.ts';

/** A line of the lead sheet: up to four bars, which may stand for several passes. */
export interface SheetLine {
  /** Index of its section. */
  section: number;
  /** The first bar of the first pass. */
  from: number;
  bars: number;
  /** How often these bars are played one after the other; 1 where every bar is written out. */
  passes: number;
  /** Whether it is the first line of its section, which has the name. */
  opens: boolean;
  /** Whether it is the final chord. */
  ends: boolean;
}

/**
 * The lines of a song, four bars each.
 * @param folds whether passes with the same chords share a line
 */
export function linesOf({ bars, sections }: Piece, folds: boolean): SheetLine[] {
  return sections.flatMap(({ from, bars: count }, section) => {
    const rounds = Math.floor(count / SECTION_BARS);
    const lineAt = (round: number, passes: number) => ({
      section,
      from: from + round * SECTION_BARS,
      bars: SECTION_BARS,
      passes,
      opens: round === 0,
      ends: false,
    });
    const chords = (round: number) => {
      const start = from + round * SECTION_BARS;
      return bars
        .slice(start, start + SECTION_BARS)
        .map(chordsOf)
        .join('|');
    };
    const same = Array.from({ length: rounds }, (_, round) => chords(round)).every(
      (each, _, all) => each === all[0],
    );
    const lines: SheetLine[] =
      folds && same
        ? [lineAt(0, rounds)]
        : Array.from({ length: rounds }, (_, round) => lineAt(round, 1));
    const rest = count - rounds * SECTION_BARS;
    if (rest > 0) lines.push({ ...lineAt(rounds, 1), bars: rest, opens: false, ends: true });
    return lines;
  });
}

/** The chords of a bar as they are printed: 'C D'. */
export const chordsOf = (bar: LiveBar) => bar.chords.map(({ name }) => printedName(name)).join(' ');

/** The bars of the song for which a cell of a line stands, pass by pass. @param column from 0 */
export function barsAt({ from, passes }: SheetLine, column: number): number[] {
  return Array.from({ length: passes }, (_, pass) => from + pass * SECTION_BARS + column);
}

/** The pass of a line in which a bar is, from 0; `null` if it is in another line. */
export function passOf({ from, bars, passes }: SheetLine, bar: number): number | null {
  const pass = Math.floor((bar - from) / SECTION_BARS);
  const isIn = pass >= 0 && pass < passes && (bar - from) % SECTION_BARS < bars;
  return isIn ? pass : null;
}

/** The bars from one cell to another, in either order: as few as there can be, nearest to where the song is. */
export function stretch(
  some: readonly number[],
  others: readonly number[],
  near: number,
): BarRange {
  const all = some.flatMap((a) =>
    others.map((b) => ({ from: Math.min(a, b), bars: Math.abs(a - b) + 1 })),
  );
  const away = ({ from, bars }: BarRange) =>
    Math.max(0, from - near) + Math.max(0, near - (from + bars - 1));
  return all.reduce((best, each) =>
    each.bars < best.bars || (each.bars === best.bars && away(each) < away(best)) ? each : best,
  );
}
