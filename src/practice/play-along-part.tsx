import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { BAND } from '#audio/music/instrument.ts';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { PlayAlong } from './play-along/play-along.tsx';
import type { TapPattern } from './play-along/targets.ts';
import { soundingBar } from './playing/machine.ts';
import { barOnChart, musicOf, openingBar, ownPlayers } from './playing/playback-position.ts';
import { type PlaceProps, type Room, useRoom } from './room.ts';
import { useWide } from './use-wide.ts';

/** *Play along*. Beside the stage its lane is that of the chart. */
export const PlayAlongPart = memo(function PlayAlongPart({ room }: Pick<PlaceProps, 'room'>) {
  const wide = useWide();
  const own = useDeferredValue(useRoom(room, ownPlayers));
  const rhythm = useRoom(room, ({ settings }) =>
    settings.length === 'form' ? 'song' : settings.rhythm,
  );
  const music = useDeferredValue(useRoom(room, musicOf));
  const [singleKeys] = useShortcutSwitch();
  const barAt = useCallback(
    (bar: number) => soundingBar(room.actor.getSnapshot().context, bar),
    [room],
  );
  const lane = useCallback(
    (pattern: TapPattern) => <TapLane room={room} pattern={pattern} />,
    [room],
  );
  return (
    <PlayAlong
      band={room.band}
      playing={useRoom(room, (_, state) => state.matches({ transport: 'running' }))}
      barAt={barAt}
      rhythm={useDeferredValue(rhythm)}
      music={music}
      ownLanes={useMemo(() => BAND.filter((player) => own.split(' ').includes(player)), [own])}
      singleKeys={singleKeys}
      marks={room.marks}
      mine={useRoom(room, ({ settings }) => settings.mine)}
      lane={wide ? undefined : lane}
      onPlay={room.toggle}
    />
  );
});

/** The bar that is heard, with what is tapped and the taps. */
function TapLane({ room, pattern }: { room: Room; pattern: TapPattern }) {
  const { actor, band, marks } = room;
  const piece = useRoom(room, (context) => context.piece);
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
      start={useRoom(room, openingBar)}
    />
  );
}
