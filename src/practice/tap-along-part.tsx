import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { BAND } from '#audio/music/instrument.ts';
import { BandChart } from '#src/band/chart/band-chart.tsx';
import { PLAYERS } from '#src/band/players.ts';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { barOnChart, musicOf, openingBar } from './heard.ts';
import { soundingBar } from './machine.ts';
import { type Room, useRoom } from './room.ts';
import { TapAlong } from './tap-along/tap-along.tsx';
import type { TapPart } from './tap-along/targets.ts';

export const TapAlongPart = memo(function TapAlongPart({ room }: { room: Room }) {
  const lanes = useRoom(room, ({ settings }) => settings.lanes);
  const rhythm = useRoom(room, ({ settings }) =>
    settings.length === 'form' ? 'song' : settings.rhythm,
  );
  const [singleKeys] = useShortcutSwitch();
  return (
    <TapAlong
      band={room.band}
      playing={useRoom(room, (_, state) => state.matches({ transport: 'running' }))}
      barAt={(bar) => soundingBar(room.actor.getSnapshot().context, bar)}
      rhythm={useDeferredValue(rhythm)}
      music={useDeferredValue(useRoom(room, musicOf))}
      ownLanes={BAND.filter((player) => lanes[player])}
      singleKeys={singleKeys}
      marks={room.marks}
      lane={(part) => <TapLane room={room} part={part} />}
      onPlay={room.toggle}
    />
  );
});

/** The bar that is heard, with what is tapped and the taps. */
function TapLane({ room, part }: { room: Room; part: TapPart }) {
  const { actor, band, marks } = room;
  const piece = useRoom(room, (context) => context.piece);
  /** Nobody for the counts. */
  const players = useMemo(
    () => PLAYERS.filter(({ id }) => id === (part === 'hembra' ? 'bongos' : part)),
    [part],
  );
  const barAt = useCallback((bar: number) => barOnChart(actor.getSnapshot().context, bar), [actor]);
  return (
    <BandChart
      compact
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
