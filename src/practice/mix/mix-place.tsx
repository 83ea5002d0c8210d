import { useCallback, useState } from 'react';
import {
  type ChannelName,
  type ChannelState,
  heardMix,
  INITIAL_MIXER,
  withChannel,
} from '#src/band/mixer.ts';
import { FROM_LEFT } from '#src/band/players/players.ts';
import { type PlaceProps, usePractice } from '#src/practice/practice-store.ts';
import { ClickRow, PlayerRow } from './channel-row.tsx';
import styles from './mix-place.module.css';

/** A row for every player and the click. */
export function MixPlace({ store }: Pick<PlaceProps, 'store'>) {
  const { actor, band, change } = store;
  const mixer = usePractice(store, ({ settings }) => settings.mixer);
  /** The row that was touched last. */
  const [open, setOpen] = useState<ChannelName | null>(null);
  const setChannel = useCallback(
    (name: ChannelName, values: Partial<ChannelState>) => {
      const { settings } = actor.getSnapshot().context;
      change({ mixer: withChannel(settings.mixer, name, values) });
    },
    [actor, change],
  );
  const mix = heardMix(mixer);
  const shared = { band, onChange: setChannel, onOpen: setOpen };
  return (
    <>
      <div className={styles.title}>
        <h2>Mix</h2>
        <p>Double tap for 0 dB</p>
      </div>
      <div className={styles.channels}>
        {FROM_LEFT.map((player) => (
          <PlayerRow
            key={player.id}
            {...shared}
            player={player}
            state={mixer[player.id]}
            usualPan={INITIAL_MIXER[player.id].pan}
            heard={mix[player.id].gain > 0}
            isOpen={open === player.id}
          />
        ))}
        <ClickRow
          {...shared}
          state={mixer.click}
          usualPan={INITIAL_MIXER.click.pan}
          isOpen={open === 'click'}
        />
      </div>
    </>
  );
}
