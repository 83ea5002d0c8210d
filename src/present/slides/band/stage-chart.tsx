import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { mutedPlayers } from '#src/band/mixer.ts';
import { barOnChart, openingBar } from '#src/practice/heard.ts';
import { type Room, useRoom } from '#src/practice/room.ts';
import { StageBar } from '#src/present/slides/stage/stage-bar.tsx';
import styles from './stage-chart.module.css';
import { STAGE_PLAYERS } from './stage-players.ts';

interface StageChartProps {
  room: Room;
  /** A tile for each player, beside their lane. */
  children: ReactNode;
}

/** The chart of what the band plays, a bar at a time. */
export function StageChart({ room, children }: StageChartProps) {
  const { actor, band } = room;
  const { bars } = useDeferredValue(useRoom(room, ({ piece }) => piece));
  const muted = useRoom(room, ({ settings }) => mutedPlayers(settings.mixer));
  const opening = useRoom(room, openingBar);
  const players = useMemo(
    () =>
      STAGE_PLAYERS.map((player) => ({ ...player, muted: muted.split(' ').includes(player.id) })),
    [muted],
  );
  return (
    <StageBar
      label="What the band plays"
      bars={bars}
      players={players}
      band={band}
      barAt={(since) => barOnChart(actor.getSnapshot().context, since)}
      opening={opening}
    >
      <div className={styles.players}>{children}</div>
    </StageBar>
  );
}
