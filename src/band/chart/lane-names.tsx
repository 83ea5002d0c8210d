import type { Player } from '#src/band/players.ts';
import styles from './lane-names.module.css';

interface LaneNamesProps {
  players: readonly Player[];
  steps: boolean;
  taps: boolean;
}

/** The names of the lanes beside a row of bars. */
export function LaneNames({ players, steps, taps }: LaneNamesProps) {
  return (
    <div className={styles.names} aria-hidden="true">
      {players.map(({ id, name, colour }) => (
        <span key={id} data-lane={id} style={{ color: colour }}>
          {name}
        </span>
      ))}
      {steps && <span>Steps</span>}
      {taps && <span>Taps</span>}
    </div>
  );
}
