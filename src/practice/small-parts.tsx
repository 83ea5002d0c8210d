// The parts of the page that only lead from the machine to a component and back.

import { memo, useCallback } from 'react';
import {
  type ChannelName,
  type ChannelState,
  INITIAL_MIXER,
  withChannel,
} from '#src/band/mixer.ts';
import { useBandState } from '#src/band/use-band-state.ts';
import { placeName } from './heard.ts';
import { tempoOf } from './machine.ts';
import { Mixer } from './mixer.tsx';
import styles from './practice.module.css';
import { type Room, useRoom } from './room.ts';
import { TempoControl } from './tempo-control.tsx';
import { Transport } from './transport.tsx';

interface PartProps {
  room: Room;
}

export const TransportPart = memo(function TransportPart({ room }: PartProps) {
  const state = useBandState(room.band);
  return (
    <Transport
      player={{ state, toggle: room.toggle, prepare: room.band.prepare }}
      tempo={useRoom(room, tempoOf)}
      place={useRoom(room, placeName)}
      band={room.band}
      largeCount={useRoom(room, ({ settings }) => settings.trainer.flash)}
      onTempo={(tempo) => room.change({ tempo })}
    />
  );
});

export const TempoPart = memo(function TempoPart({ room }: PartProps) {
  const countIn = useRoom(room, ({ settings }) => settings.countIn);
  return (
    <TempoControl
      tempo={useRoom(room, tempoOf)}
      tapping={useRoom(room, (_, state) => state.matches({ tapping: 'counting' }))}
      countIn={countIn}
      onTempo={(tempo) => room.change({ tempo })}
      onTap={(time) => room.actor.send({ type: 'tempo.tap', time })}
      onCountIn={() => room.change({ countIn: !countIn })}
    />
  );
});

export const PlayersPart = memo(function PlayersPart({ room }: PartProps) {
  const { actor, change } = room;
  const setChannel = useCallback(
    (name: ChannelName, values: Partial<ChannelState>) => {
      const { mixer } = actor.getSnapshot().context.settings;
      change({ mixer: withChannel(mixer, name, values) });
    },
    [actor, change],
  );
  return (
    <section aria-labelledby="players" className={styles.part}>
      <h2 id="players">Players</h2>
      <Mixer
        mixer={useRoom(room, ({ settings }) => settings.mixer)}
        band={room.band}
        onChannel={setChannel}
        onReset={() => change({ mixer: INITIAL_MIXER })}
      />
    </section>
  );
});
