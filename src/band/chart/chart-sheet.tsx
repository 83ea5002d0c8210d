import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { LiveBar } from '#audio/music/live.ts';
import { PLAYERS } from '#src/band/players.ts';
import { ChartBar } from './chart-bar.tsx';
import styles from './chart-sheet.module.css';
import { firstCounts } from './counts.ts';
import { LaneNames } from './lane-names.tsx';
import { Signs } from './legend.tsx';
import { rowsOf } from './visible-rows.ts';

/** What is printed of a chart. */
export interface Sheet {
  /** E.g. 'Derecho'. */
  title: string;
  /** Song, key and tempo. */
  details: string;
  parts: readonly SheetPart[];
}

/** A stretch of bars, such as a section of a song. */
export interface SheetPart {
  title?: string;
  bars: readonly LiveBar[];
}

/** Up to this many bars there are two in a row, otherwise four. */
const WIDE_BARS = 8;

/**
 * The chart on pages of A4 or Letter: a loop or a section on one. It replaces the page it is on when that is printed, and is not rendered
 * otherwise.
 */
export function ChartSheet({ sheet }: { sheet: () => Sheet }) {
  return usePrinting() ? createPortal(<Printed {...sheet()} />, document.body) : null;
}

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronously: the page is printed as it is when the event is over.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

function Printed({ title, details, parts }: Sheet) {
  const bars = parts.flatMap((part) => part.bars);
  const columns = bars.length > WIDE_BARS ? 4 : Math.min(2, bars.length);
  return (
    <section className={styles.sheet} aria-label={title}>
      <header>
        <h1>{title}</h1>
        <p>{details}</p>
      </header>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part may have no title, and none moves
        <PrintedPart key={index} {...part} columns={columns} />
      ))}
      <Signs bars={bars} players={PLAYERS} />
    </section>
  );
}

function PrintedPart({ title, bars, columns }: SheetPart & { columns: number }) {
  const counts = firstCounts(bars);
  const rows = rowsOf(bars.length, columns).map((row) => (
    <div
      key={row[0]}
      className={styles.row}
      data-beside
      style={{ '--columns': columns } as CSSProperties}
    >
      <LaneNames players={PLAYERS} steps taps={false} />
      {row.map((index) => {
        const bar = bars[index];
        return (
          bar && (
            <ChartBar
              key={index}
              bar={bar}
              next={bars[(index + 1) % bars.length] ?? bar}
              index={index}
              players={PLAYERS}
              count={bars.length}
              firstCount={counts[index] ?? 1}
              steps
              taps={false}
            />
          )
        );
      })}
    </div>
  ));
  const [first, ...others] = rows;
  return (
    <>
      {/* A title is on the page of its first row. */}
      <div className={styles.start}>
        {title && <h2>{title}</h2>}
        {first}
      </div>
      {others}
    </>
  );
}
