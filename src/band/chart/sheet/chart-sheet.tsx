import { createPortal } from 'react-dom';
import { usePrinting } from '#src/page/input/use-printing.ts';
import styles from './chart-sheet.module.css';
import { FormRows } from './form-rows.tsx';
import { type SheetPart, SheetRows } from './sheet-rows.tsx';

/** The printed sheet of a chart. */
export interface Sheet {
  /** E.g. 'Derecho'. */
  title: string;
  /** Song, key and tempo. */
  details: string;
  /** The order of the parts: then they are the parts of a form. */
  order?: string;
  parts: readonly SheetPart[];
}

/**
 * The chart on a page of A4 or Letter: a loop, a section, or a song's form. It replaces the page it is on when that
 * is printed, and is not rendered otherwise.
 */
export function ChartSheet({ sheet }: { sheet: () => Sheet }) {
  return usePrinting() ? createPortal(<Printed {...sheet()} />, document.body) : null;
}

function Printed({ title, details, order, parts }: Sheet) {
  return (
    <section className={styles.sheet} aria-label={title}>
      <header>
        <h1>{title}</h1>
        <p>{details}</p>
        {order && <p>{order}</p>}
      </header>
      {order ? <FormRows parts={parts} /> : <SheetRows parts={parts} />}
    </section>
  );
}
