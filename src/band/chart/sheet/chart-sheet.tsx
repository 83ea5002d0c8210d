import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import chartStyles from '#src/band/chart/band-chart.module.css';
import { ChartBars } from '#src/band/chart/chart-bar.tsx';
import { LaneNames } from '#src/band/chart/lanes/lane-names.tsx';
import { Signs } from '#src/band/chart/lanes/legend.tsx';
import { PLAYERS } from '#src/band/players/players.ts';
import { usePrinting } from '#src/page/input/use-printing.ts';
import styles from './chart-sheet.module.css';
import rowStyles from './sheet-rows.module.css';
import { type SheetPart, SheetRows } from './sheet-rows.tsx';

/** The printed sheet of a chart. */
export interface Sheet {
  /** E.g. 'Derecho'. */
  title: string;
  /** Song, key and tempo. */
  details: string;
  /** The order of the parts, if they are the sections of a form. */
  order?: string;
  parts: readonly SheetPart[];
}

/** The chart on paper: a loop, a section, or a song's form. It replaces its page when that is printed. */
export function ChartSheet({ sheet }: { sheet: () => Sheet }) {
  return usePrinting() ? createPortal(<Printed {...sheet()} />, document.body) : null;
}

function Printed({ title, details, order, parts }: Sheet) {
  return (
    <section className={styles.sheet} aria-label={title} data-paper>
      <header className="controls spread">
        <h1>{title}</h1>
        <p>{details}</p>
        {order && <p>{order}</p>}
      </header>
      {order ? <FormRows parts={parts} /> : <SheetRows parts={parts} />}
    </section>
  );
}

const FORM_COLUMNS = 4;

/** As many parts in a row as fit. */
function formRows(parts: readonly SheetPart[]): SheetPart[][] {
  const rows: SheetPart[][] = [];
  let columns = 0;
  for (const part of parts) {
    columns += part.bars.length;
    const last = columns > FORM_COLUMNS ? undefined : rows.at(-1);
    if (last) last.push(part);
    else {
      rows.push([part]);
      columns = part.bars.length;
    }
  }
  return rows;
}

/** The parts of a form with a legend. Each part has two or four bars. */
function FormRows({ parts }: { parts: readonly SheetPart[] }) {
  return (
    <div className={rowStyles.bars} data-form>
      {formRows(parts).map((row) => (
        <div
          key={row[0]?.details}
          className={chartStyles.row}
          data-beside
          style={{ '--columns': FORM_COLUMNS } as CSSProperties}
        >
          <span />
          {row.map(({ title, details, chords, bars }) => (
            <header
              key={details}
              className="controls"
              style={{ gridColumn: `span ${bars.length}` }}
            >
              <h2>{title}</h2>
              <p>{details}</p>
              <p>
                <b>{chords}</b>
              </p>
            </header>
          ))}
          <div className={rowStyles.names}>
            <LaneNames players={PLAYERS} steps={false} taps={false} />
          </div>
          {row.map(({ details, bars }) => (
            <ChartBars
              key={details}
              bars={bars}
              indices={[...bars.keys()]}
              loops={false}
              players={PLAYERS}
              steps={false}
              taps={false}
            />
          ))}
        </div>
      ))}
      <Signs bars={parts.flatMap(({ bars }) => bars)} players={PLAYERS} />
    </div>
  );
}
