import { type ReactNode, startTransition, useMemo, useRef, useState } from 'react';
import type { LiveBar } from '#audio/music/live.ts';
import type { ChartBarAt, ChartPlayer } from '#src/band/chart/chart-band.ts';
import { ChartBar } from '#src/band/chart/chart-bar.tsx';
import { firstCounts } from '#src/band/chart/counts.ts';
import { useHeardBar } from '#src/band/chart/use-heard-bar.ts';
import type { BandPosition } from '#src/band/follow.ts';
import styles from './stage-bar.module.css';

interface StageBarProps {
  label: string;
  bars: readonly LiveBar[];
  /** Whose lanes are drawn. */
  players: readonly ChartPlayer[];
  band: BandPosition;
  barAt: ChartBarAt;
  /** The index of the bar that is shown in silence. */
  opening: number;
  /** The names of the lanes, beside them. */
  children: ReactNode;
}

/** The bar that is heard, so large that the back row can read it. The playhead does not render. */
export function StageBar(props: StageBarProps) {
  const { bars, players, band, barAt } = props;
  const chart = useRef<HTMLDivElement>(null);
  /** The index of the bar that is heard; `null` in silence. */
  const [heard, setHeard] = useState<number | null>(null);
  const asked = useRef(heard);
  useHeardBar(chart, band, barAt, (bar) => {
    if (bar === asked.current) return;
    asked.current = bar;
    startTransition(() => setHeard(bar));
  });
  const counts = useMemo(() => firstCounts(bars), [bars]);
  const index = Math.min(heard ?? props.opening, bars.length - 1);
  const bar = bars[index];
  return (
    <section ref={chart} aria-label={props.label} className={styles.chart} data-beside>
      {props.children}
      {bar && (
        <ChartBar
          bar={bar}
          next={bars[(index + 1) % bars.length] ?? bar}
          index={index}
          players={players}
          count={bars.length}
          firstCount={counts[index] ?? 1}
          steps={false}
          taps={false}
        />
      )}
    </section>
  );
}
