import { createPortal } from 'react-dom';
import type { LiveBar } from '#audio/music/live.ts';
import { usePrinting } from '#src/page/use-printing.ts';
import styles from './chart-sheet.module.css';
import { SheetBars } from './sheet-rows.tsx';

/** What is printed of a chart. */
export interface Sheet {
  /** E.g. 'Derecho'. */
  title: string;
  /** Song, key and tempo. */
  details: string;
  /** At most `SHEET_BARS`; further ones are left out. */
  bars: readonly LiveBar[];
}

/**
 * The chart on one page of A4 or Letter. It replaces the page it is on when that is printed, and is not rendered
 * otherwise.
 */
export function ChartSheet({ sheet }: { sheet: () => Sheet }) {
  return usePrinting() ? createPortal(<Printed {...sheet()} />, document.body) : null;
}

function Printed({ title, details, bars }: Sheet) {
  return (
    <section className={styles.sheet} aria-label={title}>
      <header>
        <h1>{title}</h1>
        <p>{details}</p>
      </header>
      <SheetBars bars={bars} />
    </section>
  );
}
