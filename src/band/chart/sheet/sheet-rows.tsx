import type { CSSProperties } from 'react';
import type { LiveBar } from '#audio/music/live/live.ts';
import chartStyles from '#src/band/chart/band-chart.module.css';
import { ChartBars } from '#src/band/chart/chart-bar.tsx';
import { LaneNames } from '#src/band/chart/lanes/lane-names.tsx';
import { Signs } from '#src/band/chart/lanes/legend.tsx';
import { rowsOf } from '#src/band/chart/visible-rows.ts';
import { PLAYERS, type Player } from '#src/band/players/players.ts';
import styles from './sheet-rows.module.css';

/** Up to this many bars there are two in a row, otherwise four. */
const WIDE_BARS = 8;

/** A stretch of bars, such as a section of a song. */
export interface SheetPart {
  title?: string;
  /** In a form: the part's rhythm, and its places in the song. */
  details?: string;
  /** In a form: 'Am | Dm | E7 | Am'. */
  chords?: string;
  bars: readonly LiveBar[];
}

interface SheetRowsProps {
  parts: readonly SheetPart[];
  players?: readonly Player[];
}

/** Bars for paper, row by row, with a legend. */
export function SheetRows({ parts, players = PLAYERS }: SheetRowsProps) {
  const bars = parts.flatMap((part) => part.bars);
  const columns = bars.length > WIDE_BARS ? 4 : Math.min(2, bars.length);
  return (
    <div className={styles.bars}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part may have no title, and parts never move
        <PartRows key={index} {...part} columns={columns} players={players} />
      ))}
      <Signs bars={bars} players={players} />
    </div>
  );
}

interface PartRowsProps extends SheetPart {
  columns: number;
  players: readonly Player[];
}

function PartRows({ title, bars, columns, players }: PartRowsProps) {
  const [first, ...others] = rowsOf(bars.length, columns).map((row) => (
    <div
      key={row[0]}
      className={chartStyles.row}
      data-beside
      style={{ '--columns': columns } as CSSProperties}
    >
      <LaneNames players={players} steps taps={false} />
      <ChartBars bars={bars} indices={row} players={players} steps taps={false} />
    </div>
  ));
  return (
    <>
      {/* Keeps the title on the page of the first row. */}
      <div className={styles.start}>
        {title && <h2>{title}</h2>}
        {first}
      </div>
      {others}
    </>
  );
}
