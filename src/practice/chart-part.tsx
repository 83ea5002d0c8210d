import { type ComponentProps, memo, useCallback, useDeferredValue } from 'react';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { mutedPlayers } from '#src/band/mixer.ts';
import { barOnChart, openingBar, ownPlayers } from './heard.ts';
import { type PracticeContext, tempoOf } from './machine.ts';
import { type Room, useRoom } from './room.ts';
import { sheetOf } from './sheet.ts';

/** The choice of the sheet's content. */
const printLabel = ({ piece, settings }: PracticeContext) => {
  if (piece.sections.length === 0) return 'Print';
  return settings.section === null ? 'Print the song' : 'Print the part';
};

interface ChartPartProps extends Pick<ComponentProps<typeof BandChart>, 'look' | 'names'> {
  room: Room;
}

/** The chart of the piece. Another piece is drawn when there is time for it. */
export const ChartPart = memo(function ChartPart({ room, ...shown }: ChartPartProps) {
  const { actor, band, marks } = room;
  const piece = useDeferredValue(useRoom(room, (context) => context.piece));
  const barAt = useCallback((bar: number) => barOnChart(actor.getSnapshot().context, bar), [actor]);
  const sheet = useCallback(() => {
    const { context } = actor.getSnapshot();
    return sheetOf(context.piece, context.written, tempoOf(context));
  }, [actor]);
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
      sheet={sheet}
      printLabel={useRoom(room, printLabel)}
      {...shown}
    />
  );
});
