import { SECTION_BARS } from '#audio/music/live/form.ts';
import { rowsOf } from '#src/band/chart/visible-rows.ts';
import { chordsOf, type Piece } from '#src/practice/playing/piece.ts';
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
    const lines = rowsOf(count, SECTION_BARS).map(
      (row, index): SheetLine => ({
        section,
        from: from + index * SECTION_BARS,
        bars: row.length,
        passes: 1,
        opens: index === 0,
        ends: row.length < SECTION_BARS,
      }),
    );
    const passes = lines.filter(({ ends }) => !ends);
    const chords = passes.map((line) =>
      bars
        .slice(line.from, line.from + line.bars)
        .map(chordsOf)
        .join('|'),
    );
    const [first] = passes;
    if (!folds || !first || new Set(chords).size > 1) return lines;
    return [{ ...first, passes: passes.length }, ...lines.slice(passes.length)];
  });
}

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

/** A cell of the lead sheet: its line, and its place in it. */
export interface Cell {
  line: number;
  column: number;
}

/** A cell, if there is such a one in these lines; in a short line its last. */
export function cellAt(lines: readonly SheetLine[], cell: Cell | null): Cell | null {
  const line = cell && lines[cell.line];
  return line ? { line: cell.line, column: Math.min(cell.column, line.bars - 1) } : null;
}

export function cellOf(lines: readonly SheetLine[], bar: number): Cell {
  const index = Math.max(
    0,
    lines.findIndex((line) => passOf(line, bar) !== null),
  );
  return { line: index, column: (bar - (lines[index]?.from ?? 0)) % 4 };
}

/** The cell to which a key moves; `null` for other keys. Past the end of a line comes the next one. */
export function moved(
  lines: readonly SheetLine[],
  { line, column }: Cell,
  key: string,
): Cell | null {
  const cells = lines.flatMap(({ bars }, index) =>
    Array.from({ length: bars }, (_, place) => ({ line: index, column: place })),
  );
  const at = cells.findIndex((cell) => cell.line === line && cell.column === column);
  switch (key) {
    case 'ArrowUp':
      return cellAt(lines, { line: Math.max(0, line - 1), column });
    case 'ArrowDown':
      return cellAt(lines, { line: Math.min(lines.length - 1, line + 1), column });
    case 'ArrowLeft':
      return cells[Math.max(0, at - 1)] ?? null;
    case 'ArrowRight':
      return cells[Math.min(cells.length - 1, at + 1)] ?? null;
    case 'Home':
      return cells[0] ?? null;
    case 'End':
      return cells.at(-1) ?? null;
    default:
      return null;
  }
}
