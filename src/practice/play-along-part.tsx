import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { BAND } from '#audio/music/instrument.ts';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { PlayAlong } from './play-along/play-along.tsx';
import type { TapPattern } from './play-along/targets.ts';
import { soundingBar } from './playing/machine.ts';
import { barOnChart, musicOf, openingBar, ownPlayers } from './playing/playback-position.ts';
import { type PlaceProps, type PracticeStore, usePractice } from './practice-store.ts';
import { useWide } from './use-wide.ts';

/** *Play along*. Beside the stage its lane is that of the chart. */
export const PlayAlongPart = memo(function PlayAlongPart({ store }: Pick<PlaceProps, 'store'>) {
  const wide = useWide();
  const own = useDeferredValue(usePractice(store, ownPlayers));
  const rhythm = usePractice(store, ({ settings }) =>
    settings.length === 'form' ? 'song' : settings.rhythm,
  );
  const music = useDeferredValue(usePractice(store, musicOf));
  const [singleKeys] = useShortcutSwitch();
  const barAt = useCallback(
    (bar: number) => soundingBar(store.actor.getSnapshot().context, bar),
    [store],
  );
  const lane = useCallback(
    (pattern: TapPattern) => <TapLane store={store} pattern={pattern} />,
    [store],
  );
  return (
    <PlayAlong
      band={store.band}
      playing={usePractice(store, (_, state) => state.matches({ transport: 'running' }))}
      barAt={barAt}
      rhythm={useDeferredValue(rhythm)}
      music={music}
      ownLanes={useMemo(() => BAND.filter((player) => own.split(' ').includes(player)), [own])}
      singleKeys={singleKeys}
      marks={store.marks}
      mine={usePractice(store, ({ settings }) => settings.mine)}
      lane={wide ? undefined : lane}
      onPlay={store.toggle}
    />
  );
});

/** The bar that is heard, with what is tapped and the taps. */
function TapLane({ store, pattern }: { store: PracticeStore; pattern: TapPattern }) {
  const { actor, band, marks } = store;
  const piece = usePractice(store, (context) => context.piece);
  /** Nobody for the counts. */
  const players = useMemo(
    () => BAND.filter((id) => id === (pattern === 'hembra' ? 'bongos' : pattern)),
    [pattern],
  );
  const barAt = useCallback((bar: number) => barOnChart(actor.getSnapshot().context, bar), [actor]);
  return (
    <BandChart
      look="compact"
      label="What you tap"
      bars={piece.bars}
      loops={piece.sections.length === 0}
      band={band}
      barAt={barAt}
      marks={marks}
      players={players}
      start={usePractice(store, openingBar)}
    />
  );
}
