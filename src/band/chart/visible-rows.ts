interface PageOptions {
  bars: number;
  columns: number;
  /** The bar that is playing, or the first. */
  current: number;
  /** Whether the first bar follows the last. */
  loops: boolean;
  /** Rows on the screen: by default the one that is playing and the next. */
  rows?: number | undefined;
}

/** All rows of a chart, each as the indices of its bars. */
export function rowsOf(bars: number, columns: number): number[][] {
  return Array.from({ length: Math.ceil(bars / columns) }, (_, row) =>
    Array.from(
      { length: Math.min(columns, bars - row * columns) },
      (_, column) => row * columns + column,
    ),
  );
}

export type ChartPage = ReturnType<typeof pageOf>;

/** The rows of bars that a chart shows, and its pages. */
export function pageOf({ bars, columns, current, loops, rows = 2 }: PageOptions) {
  const all = rowsOf(bars, columns);
  const fits = all.length <= rows;
  const row = Math.floor(current / columns);
  const end = (row + rows) * columns;
  return {
    /** Whether all rows are on the screen. */
    fits,
    /** The rows to show: all if they fit, otherwise the one that is playing and the next. */
    rows: fits ? all : (loops ? [...all, ...all] : all).slice(row, row + rows),
    /** The bars on the screen if they do not all fit, counted from 1. */
    first: row * columns + 1,
    last: Math.min(bars, end),
    isStart: row === 0,
    isEnd: end >= bars,
    /** The first bar after paging; the last page is full. @param by pages, negative towards the start */
    turned: (by: number) => Math.max(0, Math.min(row + by * rows, all.length - rows)) * columns,
  };
}
