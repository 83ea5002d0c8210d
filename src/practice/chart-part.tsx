import { type ComponentProps, memo, useCallback, useDeferredValue, useMemo } from 'react';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { mutedPlayers } from '#src/band/mixer.ts';
import {
  barOnChart,
  chartPiece,
  chartRange,
  openingBar,
  ownPlayers,
} from './playing/playback-position.ts';
import { type Room, useRoom } from './room.ts';

interface ChartPartProps
  extends Pick<
    ComponentProps<typeof BandChart>,
    'look' | 'names' | 'mine' | 'withSteps' | 'players' | 'children'
  > {
  room: Room;
}

/** The chart of the piece, or of its bars that are repeated. Other bars are drawn when there is time for them. */
export const ChartPart = memo(function ChartPart({ room, ...shown }: ChartPartProps) {
  const { actor, band, marks } = room;
  const piece = useDeferredValue(useRoom(room, chartPiece));
  const isSong = piece.sections.length > 0;
  const first = useRoom(room, (context) => chartRange(context).from);
  const count = useRoom(room, (context) => chartRange(context).bars);
  const end = useDeferredValue(first + count);
  const from = useDeferredValue(first);
  const bars = useMemo(() => piece.bars.slice(from, end), [piece, from, end]);
  const barAt = useCallback((bar: number) => barOnChart(actor.getSnapshot().context, bar), [actor]);
  return (
    <BandChart
      label="What the band plays"
      bars={bars}
      loops={!isSong || bars.length < piece.bars.length}
      band={band}
      barAt={barAt}
      marks={marks}
      muted={useRoom(room, ({ settings }) => mutedPlayers(settings.mixer))}
      own={useRoom(room, ownPlayers)}
      start={useRoom(room, openingBar) - from}
      {...shown}
    />
  );
});
