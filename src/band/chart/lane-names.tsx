import { PLAYERS } from '#src/band/players.ts';
import styles from './lane-names.module.css';

/** The names of the lanes beside a row of bars. */
export function LaneNames({ steps, taps }: { steps: boolean; taps: boolean }) {
  return (
    <div className={styles.names} aria-hidden="true">
      {PLAYERS.map(({ id, name, colour }) => (
        <span key={id} data-lane={id} style={{ color: colour }}>
          {name}
        </span>
      ))}
      {steps && <span>Steps</span>}
      {taps && <span>Taps</span>}
    </div>
  );
}
