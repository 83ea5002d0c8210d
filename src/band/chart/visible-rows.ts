/** Which rows of a chart are on the screen. */
export interface RowOptions {
  bars: number;
  columns: number;
  /** The bar that is heard, or the first. */
  current: number;
  /** Whether the first bar follows the last. */
  loops: boolean;
  /** Rows on the screen, by default `ROWS`. */
  rows?: number;
}

type PageOptions = Omit<RowOptions, 'loops'>;

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
export function rowsFit(bars: number, columns: number, rows = ROWS): boolean {
  return Math.ceil(bars / columns) <= rows;
}

/** The rows to show, as the indices of their bars: all if they fit, otherwise the one that is heard and the next. */
export function visibleRows(options: RowOptions): number[][] {
  const { bars, columns, current, loops, rows = ROWS } = options;
  const all = rowsOf(bars, columns);
  if (rowsFit(bars, columns, rows)) return all;
  const heard = Math.floor(current / columns);
  const following = Array.from({ length: rows }, (_, i) => heard + i);
  return following.flatMap((row) => {
    const shown = all[loops ? row % all.length : row];
    return shown ? [shown] : [];
  });
}

/** Which of the bars that do not all fit are shown, counted from 1, and whether there are more. */
export interface ShownBars {
  first: number;
  last: number;
  isStart: boolean;
  isEnd: boolean;
}

/** The bars that are shown of music that does not fit. */
export function shownBars({ bars, columns, current, rows = ROWS }: PageOptions): ShownBars {
  const row = Math.floor(current / columns);
  const last = (row + rows) * columns;
  return {
    first: row * columns + 1,
    last: Math.min(bars, last),
    isStart: row === 0,
    isEnd: last >= bars,
  };
}

/** The first bar after paging; the last page is full. @param by pages, negative towards the start */
export function pageTurned(
  { bars, columns, current, rows = ROWS }: PageOptions,
  by: number,
): number {
  const lastPage = Math.ceil(bars / columns) - rows;
  const row = Math.floor(current / columns) + by * rows;
  return Math.max(0, Math.min(row, lastPage)) * columns;
}
