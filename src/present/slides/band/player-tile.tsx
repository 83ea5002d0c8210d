import { type CSSProperties, useRef } from 'react';
import type { Player } from '#src/band/players.ts';
import type { BandSession } from '#src/band/session.ts';
import { useStrokeLight } from '#src/band/stroke-light.ts';
import { PlayerPicture } from '#src/ui/art/player-picture.tsx';
import styles from './player-tile.module.css';

interface PlayerTileProps {
  player: Player;
  /** The digit that leaves the player alone. */
  digit: number;
  session: BandSession;
  isHeard: boolean;
  isAlone: boolean;
  onSolo: () => void;
}

/** A player of the band in their colour, lit on every stroke. A press leaves them alone. */
export function PlayerTile({ player, digit, session, isHeard, isAlone, onSolo }: PlayerTileProps) {
  const { id, name, colour } = player;
  const light = useRef<HTMLSpanElement>(null);
  useStrokeLight(light, session, id, isHeard);
  return (
    <button
      type="button"
      className={styles.tile}
      style={{ '--player': colour } as CSSProperties}
      data-heard={isHeard}
      aria-pressed={isAlone}
      aria-keyshortcuts={`${digit}`}
      onClick={onSolo}
    >
      <span ref={light} className={styles.light} data-light={id} />
      <PlayerPicture player={id} className={styles.picture} />
      <span className="visually-hidden">Solo </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.digit} aria-hidden="true">
        {digit}
      </span>
    </button>
  );
}
