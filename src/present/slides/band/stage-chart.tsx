import { startTransition, useDeferredValue, useMemo, useRef, useState } from 'react';
import { BEATS } from '#audio/music/chart.ts';
import { ChartBar } from '#src/band/chart/chart-bar.tsx';
import { firstCounts } from '#src/band/chart/counts.ts';
import { LaneNames } from '#src/band/chart/lane-names.tsx';
import { Playhead } from '#src/band/chart/playhead.ts';
import { useFollow } from '#src/band/chart/use-follow.ts';
import { rowsOf } from '#src/band/chart/visible-rows.ts';
import { mutedPlayers } from '#src/band/mixer.ts';
import { barOnChart, openingBar } from '#src/practice/heard.ts';
import { type Room, useRoom } from '#src/practice/room.ts';
import styles from './stage-chart.module.css';
import { STAGE_PLAYERS } from './stage-players.ts';

/** Bars side by side: as many as a back row can read. */
const COLUMNS = 2;

/** The chart of what the band plays: the bars that are heard, in large type. The playhead does not render. */
export function StageChart({ room }: { room: Room }) {
  const { actor, band } = room;
  const { bars } = useDeferredValue(useRoom(room, ({ piece }) => piece));
  const muted = useRoom(room, ({ settings }) => mutedPlayers(settings.mixer));
  const opening = useRoom(room, openingBar);
  const chart = useRef<HTMLDivElement>(null);
  const playhead = useRef<Playhead>(null);
  /** The row that is heard; `null` in silence. */
  const [row, setRow] = useState<number | null>(null);
  const asked = useRef(row);
  useFollow(band, (beats) => {
    if (!chart.current) return;
    playhead.current ??= new Playhead(chart.current);
    const since = beats === null ? null : Math.max(0, Math.floor(beats / BEATS));
    const bar = since === null ? null : barOnChart(actor.getSnapshot().context, since);
    const isHeard = bar !== null && beats !== null && beats >= 0;
    playhead.current.move(isHeard ? { bar, beat: beats % BEATS } : null);
    const next = bar === null ? null : Math.floor(bar / COLUMNS);
    if (next === asked.current) return;
    asked.current = next;
    startTransition(() => setRow(next));
  });
  const players = useMemo(
    () =>
      STAGE_PLAYERS.map((player) => ({ ...player, muted: muted.split(' ').includes(player.id) })),
    [muted],
  );
  const counts = useMemo(() => firstCounts(bars), [bars]);
  const rows = rowsOf(bars.length, COLUMNS);
  const shown = rows[row ?? Math.floor(opening / COLUMNS)] ?? rows[0] ?? [];
  return (
    <section ref={chart} aria-label="What the band plays" className={styles.chart} data-beside>
      <LaneNames players={players} steps={false} taps={false} />
      {shown.map((index) => {
        const bar = bars[index];
        return (
          bar && (
            <ChartBar
              key={index}
              bar={bar}
              next={bars[(index + 1) % bars.length] ?? bar}
              index={index}
              players={players}
              count={bars.length}
              firstCount={counts[index] ?? 1}
              steps={false}
              taps={false}
            />
          )
        );
      })}
    </section>
  );
}
