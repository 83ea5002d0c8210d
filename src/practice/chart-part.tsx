import { type ComponentProps, memo, useCallback, useDeferredValue, useMemo } from 'react';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { Counts } from '#src/band/counts.tsx';
import { mutedPlayers } from '#src/band/mixer.ts';
import {
  barOnChart,
  chartPiece,
  chartRange,
  countAtPosition,
  openingBar,
  ownPlayers,
} from './playing/playback-position.ts';
import { type PracticeStore, usePractice } from './practice-store.ts';

interface ChartPartProps
  extends Omit<Partial<ComponentProps<typeof BandChart>>, 'bars' | 'loops' | 'band' | 'barAt'> {
  store: PracticeStore;
}

/** The chart of the piece, or of its repeated bars. Other bars are drawn when there is time for them. */
export const ChartPart = memo(function ChartPart({ store, ...shown }: ChartPartProps) {
  const { actor, band, marks } = store;
  const piece = useDeferredValue(usePractice(store, chartPiece));
  const isSong = piece.sections.length > 0;
  const first = usePractice(store, (context) => chartRange(context).from);
  const count = usePractice(store, (context) => chartRange(context).bars);
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
      muted={usePractice(store, ({ settings }) => mutedPlayers(settings.mixer))}
      own={usePractice(store, ownPlayers)}
      mine={usePractice(store, ({ settings }) => settings.mine)}
      // A strip of chords alone has no room for the steps.
      withSteps={usePractice(store, ({ steps }) => steps) && shown.players?.length !== 0}
      start={usePractice(store, openingBar) - from}
      {...shown}
    />
  );
});

interface PracticeCountsProps extends Pick<ComponentProps<typeof Counts>, 'look' | 'className'> {
  store: PracticeStore;
}

/** The dancers' counts of the band, the same as on the chart, also after a jump. */
export function PracticeCounts({ store: { actor, band }, ...shown }: PracticeCountsProps) {
  const countOf = (position: number) => countAtPosition(actor.getSnapshot().context, position);
  return <Counts band={band} countOf={countOf} {...shown} />;
}
