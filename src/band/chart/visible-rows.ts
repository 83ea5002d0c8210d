/** Which rows of a chart are on the screen. */
export interface RowOptions {
  bars: number;
  /** Bars side by side. */
  columns: number;
  /** The bar that is heard, or the first. */
  current: number;
  /** Whether the first bar follows the last. */
  loops: boolean;
}

/** Rows on the screen: the one that is heard and the one after it. */
const ROWS = 2;

/** All rows of a chart, each as the indices of its bars. */
export function rowsOf(bars: number, columns: number): number[][] {
  return Array.from({ length: Math.ceil(bars / columns) }, (_, row) =>
    Array.from(
      { length: Math.min(columns, bars - row * columns) },
      (_, column) => row * columns + column,
    ),
  );
}

/** Whether all rows are on the screen. */
export function rowsFit(bars: number, columns: number): boolean {
  return Math.ceil(bars / columns) <= ROWS;
}

/**
 * The rows of a chart to show, each as the indices of its bars: all of them if they fit, otherwise the
 * row that is heard and the one that follows it.
 */
export function visibleRows({ bars, columns, current, loops }: RowOptions): number[][] {
  const rows = rowsOf(bars, columns);
  if (rowsFit(bars, columns)) return rows;
  const heard = Math.floor(current / columns);
  const following = Array.from({ length: ROWS }, (_, i) => heard + i);
  return following.flatMap((row) => {
    const shown = rows[loops ? row % rows.length : row];
    return shown ? [shown] : [];
  });
}
