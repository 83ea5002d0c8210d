import { SECTION_BARS } from '#audio/music/live/form.ts';
import { rowsOf } from '#src/band/chart/visible-rows.ts';
import { chordsOf, type Piece } from '#src/practice/playing/piece.ts';
import type { BarRange } from '#src/practice/settings/settings.ts';
import { nextFocusIndex } from '#src/ui/controls/roving-focus.ts';

/** A line of the lead sheet: up to four cells, which may stand for several passes. */
export interface SheetLine {
  /** Index of its section. */
  section: number;
  /** The bars for which each cell stands, pass by pass: a single one where every bar is written out. */
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

/** The pass of a line in which a bar is, from 0; `null` if it is in another line. */
export function passOf({ cells }: SheetLine, bar: number): number | null {
  const cell = cells.find((bars) => bars.includes(bar));
  return cell ? cell.indexOf(bar) : null;
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

/** A cell of the lead sheet: its line, and its place in it. */
export interface Cell {
  line: number;
  column: number;
}

const cellsOf = (lines: readonly SheetLine[]) =>
  lines.flatMap(({ cells }, line) => cells.map((_, column): Cell => ({ line, column })));

/** A cell, if there is such a one in these lines; in a short line its last. */
export function cellAt(lines: readonly SheetLine[], cell: Cell | null): Cell | null {
  const line = cell && lines[cell.line];
  return line ? { line: cell.line, column: Math.min(cell.column, line.cells.length - 1) } : null;
}

/** The cell that stands for a bar. */
export function cellOf(lines: readonly SheetLine[], bar: number): Cell {
  const found = cellsOf(lines).find(({ line, column }) =>
    lines[line]?.cells[column]?.includes(bar),
  );
  return found ?? { line: 0, column: 0 };
}

/** The cell to which a key moves; `null` for other keys. Past the end of a line comes the next one. */
export function moved(
  lines: readonly SheetLine[],
  { line, column }: Cell,
  key: string,
): Cell | null {
  const to = { ArrowUp: line - 1, ArrowDown: line + 1 }[key];
  if (to !== undefined) return cellAt(lines, { line: to, column }) ?? { line, column };
  const cells = cellsOf(lines);
  const at = cells.findIndex((cell) => cell.line === line && cell.column === column);
  const next = nextFocusIndex(key, at, cells.length, { vertical: 0 });
  return next === null ? null : (cells[next] ?? null);
}
