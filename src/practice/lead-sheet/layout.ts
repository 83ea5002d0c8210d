import { SECTION_BARS } from '#audio/music/live/form.ts';
import { rowsOf } from '#src/band/chart/visible-rows.ts';
import { chordsOf, type Piece } from '#src/practice/playing/piece.ts';
import type { BarRange } from '#src/practice/settings/settings.ts';
import { nextFocusIndex } from '#src/ui/controls/roving-focus.ts';

/** A line of the lead sheet: four cells, which may stand for several passes; the last line has one, the final chord. */
export interface SheetLine {
  /** Index of its section. */
  section: number;
  /** The bars of each cell, pass by pass: a single one where every bar is written out. */
  cells: readonly (readonly number[])[];
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
    const rows = rowsOf(count, SECTION_BARS).map((row) => row.map((bar) => from + bar));
    const passes = rows.filter(({ length }) => length === SECTION_BARS);
    const chords = passes.map((row) =>
      row.map((bar) => bars[bar] && chordsOf(bars[bar])).join('|'),
    );
    const isFolded = folds && new Set(chords).size === 1;
    const rest = isFolded ? rows.slice(passes.length) : rows;
    const lines = [...(isFolded ? [passes] : []), ...rest.map((row) => [row])];
    return lines.map((shared, index): SheetLine => {
      const [first = []] = shared;
      const cells = first.map((_, column) => shared.flatMap((row) => row[column] ?? []));
      return { section, cells, opens: index === 0, ends: cells.length < SECTION_BARS };
    });
  });
}

/** The pass of a line that contains a bar, from 0; `null` if the bar is in another line. */
export function passOf({ cells }: SheetLine, bar: number): number | null {
  const cell = cells.find((bars) => bars.includes(bar));
  return cell ? cell.indexOf(bar) : null;
}

/** The bars from one cell to another, in either order: the shortest range, and of several the nearest to `near`. */
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

/** The cell to which a key moves, from 0 through all lines; `null` for other keys. The last one is the final chord. */
export function moved(cell: number, key: string, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(cell + SECTION_BARS, count - 1);
  return nextFocusIndex(key, cell, count, { vertical: SECTION_BARS });
}
