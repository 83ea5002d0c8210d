import { type CSSProperties, useRef } from 'react';
import type { Player } from '#src/band/players.ts';
import type { BandSession } from '#src/band/session.ts';
import { useStrokeLight } from '#src/band/stroke-light.ts';
import { usePresence } from '#src/band/use-presence.ts';
import { PlayerPicture } from '#src/ui/art/player-picture.tsx';
import styles from './player-tile.module.css';

interface PlayerTileProps {
  player: Player;
  /** The digit that leaves the player alone. */
  digit: number;
  session: BandSession;
  hasPicture: boolean;
  isHeard: boolean;
  isAlone: boolean;
  onSolo: () => void;
}

/** A player of the band in their colour, lit on every stroke. A press leaves them alone. */
export function PlayerTile(props: PlayerTileProps) {
  const { player, digit, session, hasPicture, isHeard, isAlone, onSolo } = props;
  const { id, name, colour } = player;
  const light = useRef<HTMLSpanElement>(null);
  const presence = usePresence(session, id);
  useStrokeLight(light, session, id, isHeard);
  return (
    <button
      type="button"
      className={styles.tile}
      style={{ '--player': colour } as CSSProperties}
      data-name-alone={!hasPicture || undefined}
      data-heard={isHeard}
      aria-pressed={isAlone}
      aria-busy={presence === 'loading'}
      aria-keyshortcuts={`${digit}`}
      onClick={presence === 'failed' ? session.retry : onSolo}
    >
      <span ref={light} className={styles.light} data-light={id} />
      {hasPicture && (
        <PlayerPicture player={id} className={styles.picture} isOutline={presence !== 'in'} />
      )}
      <span className="visually-hidden">{presence === 'failed' ? 'Try again: ' : 'Solo '}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.digit} data-teacher aria-hidden="true">
        {digit}
      </span>
    </button>
  );
}
