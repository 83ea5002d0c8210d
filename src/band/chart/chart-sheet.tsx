import { createPortal } from 'react-dom';
import { usePrinting } from '#src/page/use-printing.ts';
import styles from './chart-sheet.module.css';
import { type SheetPart, SheetRows } from './sheet-rows.tsx';

/** What is printed of a chart. */
export interface Sheet {
  /** E.g. 'Derecho'. */
  title: string;
  /** Song, key and tempo. */
  details: string;
  parts: readonly SheetPart[];
}

/**
 * The chart on pages of A4 or Letter: a loop or a section on one. It replaces the page it is on when that
 * is printed, and is not rendered otherwise.
 */
export function ChartSheet({ sheet }: { sheet: () => Sheet }) {
  return usePrinting() ? createPortal(<Printed {...sheet()} />, document.body) : null;
}

function Printed({ title, details, parts }: Sheet) {
  return (
    <section className={styles.sheet} aria-label={title}>
      <header>
        <h1>{title}</h1>
        <p>{details}</p>
      </header>
      <SheetRows parts={parts} />
    </section>
  );
}
