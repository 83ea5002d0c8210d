import { type ComponentProps, memo, useCallback, useDeferredValue, useMemo } from 'react';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { mutedPlayers } from '#src/band/mixer.ts';
import { barOnChart, chartPiece, chartRange, openingBar, ownPlayers } from './heard.ts';
import { type PracticeContext, tempoOf } from './machine.ts';
import { type Room, useRoom } from './room.ts';
import { sheetOf } from './sheet.ts';

/** What the sheet holds. */
const printLabel = ({ piece, settings }: PracticeContext) => {
  if (piece.sections.length === 0) return 'Print';
  return settings.range === null ? 'Print the song' : 'Print these bars';
};

interface ChartPartProps extends Pick<ComponentProps<typeof BandChart>, 'look' | 'names'> {
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
  const sheet = useCallback(() => {
    const { context } = actor.getSnapshot();
    const { range } = context.settings;
    return sheetOf(context.piece, { ...context.written, range }, tempoOf(context));
  }, [actor]);
  return (
    <BandChart
      label="What the band plays"
      bars={bars}
      loops={!isSong || bars.length < piece.bars.length}
      // The lead sheet has the pages of a song.
      pages={!isSong}
      band={band}
      barAt={barAt}
      marks={marks}
      muted={useRoom(room, ({ settings }) => mutedPlayers(settings.mixer))}
      own={useRoom(room, ownPlayers)}
      start={useRoom(room, openingBar) - from}
      sheet={sheet}
      printLabel={useRoom(room, printLabel)}
      {...shown}
    />
  );
});
