import { passOf, type SheetLine } from './layout.ts';

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

/** The cell of a bar of the song. */
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
  const width = lines[line]?.bars ?? 1;
  switch (key) {
    case 'ArrowUp':
      return cellAt(lines, { line: Math.max(0, line - 1), column });
    case 'ArrowDown':
      return cellAt(lines, { line: Math.min(lines.length - 1, line + 1), column });
    case 'ArrowLeft':
      if (column > 0) return { line, column: column - 1 };
      return line > 0 ? cellAt(lines, { line: line - 1, column: 3 }) : { line, column };
    case 'ArrowRight':
      if (column < width - 1) return { line, column: column + 1 };
      return line < lines.length - 1 ? { line: line + 1, column: 0 } : { line, column };
    case 'Home':
      return { line: 0, column: 0 };
    case 'End':
      return cellAt(lines, { line: lines.length - 1, column: 3 });
    default:
      return null;
  }
}
