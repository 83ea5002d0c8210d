import type { CSSProperties } from 'react';
import type { LiveBar } from '#audio/music/live.ts';
import { PLAYERS, type Player } from '#src/band/players.ts';
import { ChartBar } from './chart-bar.tsx';
import { firstCounts } from './counts.ts';
import { LaneNames } from './lane-names.tsx';
import { Signs } from './legend.tsx';
import { SHEET_BARS } from './sheet-bars.ts';
import styles from './sheet-rows.module.css';
import { rowsOf } from './visible-rows.ts';

/** Up to this many bars there are two in a row, otherwise four. */
const WIDE_BARS = 8;

interface SheetBarsProps {
  bars: readonly LiveBar[];
  /** How many bars are printed at most. */
  limit?: number;
  /** Whose lanes are printed. */
  players?: readonly Player[];
}

/** Bars for paper, row by row, with what their signs mean. */
export function SheetBars({ bars, limit = SHEET_BARS, players = PLAYERS }: SheetBarsProps) {
  const shown = bars.slice(0, limit);
  const columns = shown.length > WIDE_BARS ? 4 : Math.min(2, shown.length);
  const counts = firstCounts(shown);
  return (
    <div className={styles.bars}>
      {rowsOf(shown.length, columns).map((row) => (
        <div
          key={row[0]}
          className={styles.row}
          data-beside
          style={{ '--columns': columns } as CSSProperties}
        >
          <LaneNames players={players} steps taps={false} />
          {row.map((index) => {
            const bar = shown[index];
            return (
              bar && (
                <ChartBar
                  key={index}
                  bar={bar}
                  next={bars[(index + 1) % bars.length] ?? bar}
                  index={index}
                  players={players}
                  count={shown.length}
                  firstCount={counts[index] ?? 1}
                  steps
                  taps={false}
                />
              )
            );
          })}
        </div>
      ))}
      <Signs bars={shown} players={players} />
    </div>
  );
}
