import { useState } from 'react';
import type { ChannelName } from '#src/band/mixer.ts';
import { FROM_LEFT } from '#src/band/players/players.ts';
import type { PlaceProps } from '#src/practice/practice-store.ts';
import { ClickRow, PlayerRow } from './channel-row.tsx';
import styles from './mix-place.module.css';

/** A row for every player and the click. */
export function MixPlace({ store }: Pick<PlaceProps, 'store'>) {
  /** The row that was touched last. */
  const [open, setOpen] = useState<ChannelName | null>(null);
  const shared = { store, onOpen: setOpen };
  return (
    <>
      <div className="spread">
        <h2>Mix</h2>
        <p className="quiet">Double tap for 0 dB</p>
      </div>
      <div className={styles.channels}>
        {FROM_LEFT.map((player) => (
          <PlayerRow key={player.id} {...shared} player={player} isOpen={open === player.id} />
        ))}
        <ClickRow {...shared} isOpen={open === 'click'} />
      </div>
    </>
  );
}
