import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { BEATS } from '#audio/music/chart.ts';
import type { LiveBar } from '#audio/music/live.ts';
import { PLAYERS, type Player } from '#src/band/players.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './band-chart.module.css';
import type { ChartBand, ChartBarAt, ChartMarks } from './chart-band.ts';
import { ChartBar } from './chart-bar.tsx';
import { ChartSheet, type Sheet } from './chart-sheet.tsx';
import { firstCounts } from './counts.ts';
import { LaneNames } from './lane-names.tsx';
import { Legend } from './legend.tsx';
import { Playhead } from './playhead.ts';
import { clearMarks, drawMark } from './tap-row.ts';
import { useColumns } from './use-columns.ts';
import { useFollow } from './use-follow.ts';
import { rowsFit, visibleRows } from './visible-rows.ts';

interface BandChartProps {
  /** Names the chart, e.g. 'What the band plays'. */
  label: string;
  bars: readonly LiveBar[];
  /** Whether the first bar follows the last. */
  loops: boolean;
  /** Moves the playhead. To be stable. */
  band: ChartBand;
  /** Which bar of the chart sounds in a bar since Play. By default the bars repeat, or are over. */
  barAt?: ChartBarAt;
  /** The taps to draw. To be stable. */
  marks?: ChartMarks;
  /** Whose lanes are drawn; by default everyone's. To be stable. */
  players?: readonly Player[];
  /** What is printed instead of the page. Without it, the page is printed as it is. */
  sheet?: Sheet;
  /** Further controls, beside the chart's own. */
  children?: ReactNode;
}

/**
 * What the band plays, on a grid of sixteenths: a lane for each player. Long music shows the bars that
 * are heard and those that follow. Playhead and taps are drawn without rendering.
 */
export function BandChart({
  label,
  bars,
  loops,
  band,
  barAt,
  marks,
  players = PLAYERS,
  sheet,
  children,
}: BandChartProps) {
  const chart = useRef<HTMLDivElement>(null);
  const playhead = useRef<Playhead>(null);
  const measuredColumns = useColumns(chart);
  const columns = measuredColumns ?? 1;
  const [current, setCurrent] = useState(0);
  const [steps, setSteps] = useState(true);
  const stepsId = useId();

  const indexOf = (bar: number): number | null => {
    if (barAt) return barAt(bar);
    if (loops) return bar % bars.length;
    return bar < bars.length ? bar : null;
  };
  const fits = rowsFit(bars.length, columns);
  useFollow(band, (beats) => {
    if (!chart.current) return;
    playhead.current ??= new Playhead(chart.current);
    const bar = beats === null || beats < 0 ? null : indexOf(Math.floor(beats / BEATS));
    playhead.current.move(bar === null ? null : { bar, beat: (beats ?? 0) % BEATS });
    // All bars are on the screen, or the row that is heard is the first already.
    if (bar === null || fits || Math.floor(bar / columns) === Math.floor(current / columns)) return;
    setCurrent(bar);
  });
  const draw = useEffectEvent((mark: Parameters<Parameters<ChartMarks['subscribe']>[0]>[0]) => {
    if (!chart.current) return;
    if (!mark) return clearMarks(chart.current);
    const bar = indexOf(Math.floor(mark.beat / BEATS));
    if (bar !== null) drawMark(chart.current, bar, mark);
  });
  useEffect(() => marks?.subscribe((mark) => draw(mark)), [marks]);

  const counts = firstCounts(bars);
  const visible = visibleRows({
    bars: bars.length,
    columns,
    current: Math.min(current, bars.length - 1),
    loops,
  });
  // A prerendered chart has the one bar that is in the first row at every width.
  const rows = measuredColumns === null ? visible.slice(0, 1) : visible;
  return (
    <section aria-label={label} className={styles.chart}>
      <div className={styles.tools}>
        <Button aria-pressed={steps} aria-controls={stepsId} onClick={() => setSteps(!steps)}>
          Dancers’ steps
        </Button>
        {sheet && <Button onClick={() => window.print()}>Print</Button>}
        {children}
      </div>
      {sheet && <ChartSheet {...sheet} />}
      <div ref={chart} id={stepsId} className={styles.rows}>
        {rows.map((row) => (
          <div
            key={row[0]}
            className={styles.row}
            data-beside={columns > 1 || undefined}
            style={{ '--columns': columns } as CSSProperties}
          >
            <LaneNames players={players} steps={steps} taps={marks !== undefined} />
            {row.map((index) => {
              const bar = bars[index];
              if (!bar) return null;
              return (
                <ChartBar
                  key={index}
                  bar={bar}
                  next={bars[(index + 1) % bars.length] ?? bar}
                  index={index}
                  players={players}
                  count={bars.length}
                  firstCount={counts[index] ?? 1}
                  steps={steps}
                  taps={marks !== undefined}
                />
              );
            })}
          </div>
        ))}
      </div>
      <Legend bars={bars} players={players} />
    </section>
  );
}
