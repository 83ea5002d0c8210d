import {
  type ComponentProps,
  type CSSProperties,
  memo,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BEATS } from '#audio/music/chart/chart.ts';
import { BAND } from '#audio/music/instrument.ts';
import type { LiveBar } from '#audio/music/live/live.ts';
import type { BandPosition } from '#src/band/follow.ts';
import { PLAYERS, STAGE_PLAYERS } from '#src/band/players/players.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './band-chart.module.css';
import type { ChartBarAt, ChartMarks, TapMark } from './chart-band.ts';
import { ChartBars } from './chart-bar.tsx';
import { LaneNames } from './lanes/lane-names.tsx';
import { Legend } from './lanes/legend.tsx';
import { clearMarks, drawMark } from './lanes/tap-row.ts';
import { useHeardBar } from './playhead.ts';
import { Pager } from './sheet/pager.tsx';
import { slimColumns, useColumns } from './use-columns.ts';
import { pageOf } from './visible-rows.ts';

interface BandChartProps {
  label: string;
  bars: readonly LiveBar[];
  /** Whether the first bar follows the last. */
  loops: boolean;
  /** Moves the playhead. Must be stable across renders. */
  band: BandPosition;
  /** The bar of the chart that sounds in a bar since Play. By default the bars repeat, or end with the last one. */
  barAt?: ChartBarAt;
  /** The taps to draw. Must be stable across renders. */
  marks?: ChartMarks;
  /** The ids of the players with a lane; by default everyone's. Must be stable across renders. */
  players?: readonly string[];
  /** The ids of the muted players, space-separated, so that equal sets are equal strings. */
  muted?: string;
  /** The ids of the players with an edited pattern, space-separated. */
  own?: string;
  /** The bar with which Play begins. The chart turns to it when it changes. */
  start?: number;
  /**
   * `compact` (on a page) and `stage` (a bar that the back row can read) have only the row that is playing, without
   * controls, steps and legend. `line` shows the dancers' eight counts or more, with shapes in place of letters.
   */
  look?: 'compact' | 'stage' | 'line';
  /** In a `line`: the player whose lane is last, large, and has letters. */
  mine?: string | null;
  /** In a `line`: whether the dancers' steps are shown. */
  withSteps?: boolean;
  /** Content next to the lanes, in place of their names. */
  names?: ReactNode;
  /** Further controls, next to the chart's own. */
  children?: ReactNode;
}

/**
 * The chart of the band, on a grid of sixteenths: a lane for each player. Of long music it shows the row that is
 * playing and the next one. Playhead and taps are drawn without rendering.
 */
export const BandChart = memo(function BandChart({
  label,
  bars,
  loops,
  band,
  barAt,
  marks,
  players = BAND,
  muted = '',
  own = '',
  start = 0,
  look,
  mine = null,
  withSteps = false,
  names,
  children,
}: BandChartProps) {
  const isStage = look === 'stage';
  const isLine = look === 'line';
  const chart = useRef<HTMLDivElement>(null);
  const measuredColumns = useColumns(
    chart,
    isStage ? 1 : isLine ? bars.length : undefined,
    isLine ? slimColumns : undefined,
  );
  // A prerendered line has the bars of a desktop; on a phone the style sheet hides the bars that do not fit.
  const columns = measuredColumns ?? (isLine ? Math.min(4, bars.length) : 1);
  const [current, setCurrent] = useState(start);
  /** The bar whose row is shown or is being drawn, so that each row is requested only once. */
  const asked = useRef(current);
  useEffect(() => {
    asked.current = current;
  }, [current]);
  const [following, setFollowing] = useState(false);
  const [shownStart, setShownStart] = useState(start);
  if (start !== shownStart) {
    setShownStart(start);
    if (!following) setCurrent(start);
  }
  const [steps, setSteps] = useState(!look);
  // The button responds at once; the bars render later.
  const drawnSteps = useDeferredValue(steps);
  const stepsId = useId();
  /** Whether there is a row for taps: from the first run on. */
  const [taps, setTaps] = useState(look === 'compact');

  const indexOf = (bar: number): number | null => {
    if (barAt) return barAt(bar);
    if (loops) return bar % bars.length;
    return bar < bars.length ? bar : null;
  };
  const chartPage = pageOf({
    bars: bars.length,
    columns,
    current: Math.min(current, bars.length - 1),
    loops,
    rows: look && 1,
  });
  const rowOf = (bar: number) => Math.floor(bar / columns);
  useHeardBar(chart, band, indexOf, (bar) => {
    if (following !== (bar !== null)) setFollowing(!following);
    // Stopped or over: back to where Play begins.
    if (bar === null && following) setCurrent(start);
    if (bar === null) asked.current = current;
    // All bars are on the screen, or the row that is playing is already the first.
    if (bar === null || chartPage.fits || rowOf(bar) === rowOf(asked.current)) return;
    asked.current = bar;
    startTransition(() => setCurrent(bar));
  });
  const draw = useEffectEvent((mark: TapMark | null) => {
    if (!chart.current) return;
    if (!mark) {
      // The count-in leaves time to draw the row.
      startTransition(() => setTaps(true));
      return clearMarks(chart.current);
    }
    const bar = indexOf(Math.floor(mark.beat / BEATS));
    if (bar !== null) drawMark(chart.current, bar, mark);
  });
  useEffect(() => marks?.subscribe((mark) => draw(mark)), [marks]);

  // The chart is large: the pressed button is drawn first.
  const pale = useDeferredValue(muted);
  const edited = useDeferredValue(own);
  const drawn = useMemo(
    () => (isStage ? STAGE_PLAYERS : PLAYERS).filter(({ id }) => players.includes(id)),
    [isStage, players],
  );
  const shownMine = useDeferredValue(mine);
  const lanes = useMemo(() => {
    const all = drawn.map((player) => ({
      ...player,
      muted: pale.split(' ').includes(player.id),
      own: edited.split(' ').includes(player.id),
      ...(isLine && { look: player.id === shownMine ? ('mine' as const) : ('slim' as const) }),
    }));
    return all.toSorted((a, b) => Number(a.look === 'mine') - Number(b.look === 'mine'));
  }, [drawn, pale, edited, isLine, shownMine]);
  // A prerendered chart has the one bar that is in the first row at every width.
  const rows = chartPage.rows.slice(0, measuredColumns === null ? 1 : undefined);
  const hasPager =
    !chartPage.fits && measuredColumns !== null && (!isLine || (!following && players.length > 0));
  return (
    <section
      aria-label={label}
      className={classNames(styles.chart, isStage && styles.stage, isLine && styles.line)}
      data-unmeasured={measuredColumns === null || undefined}
    >
      {(!look || isLine) && (
        <div
          className={`${styles.tools} controls`}
          data-screen-only
          data-line={isLine || undefined}
        >
          {!look && (
            <Button aria-pressed={steps} aria-controls={stepsId} onClick={() => setSteps(!steps)}>
              Dancers’ steps
            </Button>
          )}
          {children}
          {hasPager && (
            <Pager
              isShort={isLine}
              page={chartPage}
              count={bars.length}
              following={following}
              onPage={setCurrent}
            />
          )}
        </div>
      )}
      <div ref={chart} id={stepsId} className={styles.rows}>
        {rows.map((row) => (
          <Row
            key={row[0]}
            bars={bars}
            indices={row.join(' ')}
            columns={isLine ? measuredColumns : columns}
            beside={isStage || (!isLine && columns > 1)}
            names={names}
            players={lanes}
            steps={isLine ? withSteps : drawnSteps}
            taps={taps && marks !== undefined}
          />
        ))}
      </div>
      {!look && <Legend bars={bars} players={drawn} taps={taps} />}
    </section>
  );
});

interface RowProps extends Omit<ComponentProps<typeof ChartBars>, 'indices' | 'loops'> {
  /** The indices of the bars, space-separated. */
  indices: string;
  /** `null`: the style sheet decides. */
  columns: number | null;
  beside: boolean;
  names: ReactNode;
}

const Row = memo(function Row({ indices, columns, beside, names, ...shown }: RowProps) {
  return (
    <div
      className={styles.row}
      data-beside={beside || undefined}
      style={columns === null ? undefined : ({ '--columns': columns } as CSSProperties)}
    >
      {names ?? <LaneNames players={shown.players} steps={shown.steps} taps={shown.taps} />}
      <ChartBars {...shown} indices={indices.split(' ').map(Number)} />
    </div>
  );
});
