import { type ComponentProps, memo, useCallback, useDeferredValue } from 'react';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { mutedPlayers } from '#src/band/mixer.ts';
import { barOnChart, openingBar, ownPlayers } from './heard.ts';
import { type Room, useRoom } from './room.ts';

interface ChartPartProps
  extends Pick<
    ComponentProps<typeof BandChart>,
    'look' | 'names' | 'mine' | 'withSteps' | 'players' | 'children'
  > {
  room: Room;
}

/** The chart of the piece. Another piece is drawn when there is time for it. */
export const ChartPart = memo(function ChartPart({ room, ...shown }: ChartPartProps) {
  const { actor, band, marks } = room;
  const piece = useDeferredValue(useRoom(room, (context) => context.piece));
  const barAt = useCallback((bar: number) => barOnChart(actor.getSnapshot().context, bar), [actor]);
  return (
    <BandChart
      label="What the band plays"
      bars={piece.bars}
      loops={piece.sections.length === 0}
      band={band}
      barAt={barAt}
      marks={marks}
      muted={useRoom(room, ({ settings }) => mutedPlayers(settings.mixer))}
      own={useRoom(room, ownPlayers)}
      start={useRoom(room, openingBar)}
      {...shown}
    />
  );
});
