import type { CSSProperties } from 'react';
import { ChartBars } from '#src/band/chart/chart-bar.tsx';
import { LaneNames } from '#src/band/chart/lanes/lane-names.tsx';
import { Signs } from '#src/band/chart/lanes/legend.tsx';
import { PLAYERS } from '#src/band/players/players.ts';
import styles from './sheet-rows.module.css';
import type { SheetPart } from './sheet-rows.tsx';

/** Bars in a row of a form. */
const FORM_COLUMNS = 4;

interface FormRow {
  parts: readonly SheetPart[];
  /** How many bars they have together. */
  columns: number;
}

/** Parts side by side, in order. */
function formRows(parts: readonly SheetPart[]): FormRow[] {
  const rows: FormRow[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    const columns = part.bars.length;
    if (last && last.columns + columns <= FORM_COLUMNS) {
      rows.splice(-1, 1, { parts: [...last.parts, part], columns: last.columns + columns });
    } else rows.push({ parts: [part], columns });
  }
  return rows;
}

/** The parts of a form, as many in a row as fit, with what their signs mean. Each has two or four bars. */
export function FormRows({ parts }: { parts: readonly SheetPart[] }) {
  return (
    <div className={styles.bars} data-form>
      {formRows(parts).map((row) => (
        <div
          key={row.parts[0]?.details}
          className={styles.row}
          data-beside
          style={{ '--columns': FORM_COLUMNS } as CSSProperties}
        >
          <span />
          {row.parts.map(({ title, details, chords, bars }) => (
            <header key={details} style={{ gridColumn: `span ${bars.length}` }}>
              <h2>{title}</h2>
              <p>{details}</p>
              <p>
                <b>{chords}</b>
              </p>
            </header>
          ))}
          <div className={styles.names}>
            <LaneNames players={PLAYERS} steps={false} taps={false} />
          </div>
          {row.parts.map(({ details, bars }) => (
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
