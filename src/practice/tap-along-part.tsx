import { memo, useDeferredValue } from 'react';
import { BAND } from '#audio/music/instrument.ts';
import { useShortcutSwitch } from '#src/device/shortcut-switch.ts';
import { musicOf } from './heard.ts';
import { soundingBar } from './machine.ts';
import { type Room, useRoom } from './room.ts';
import { TapAlong } from './tap-along/tap-along.tsx';

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
      onPlay={room.toggle}
    />
  );
});
