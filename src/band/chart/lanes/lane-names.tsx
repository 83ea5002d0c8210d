import type { ShownLanes } from '#src/band/chart/chart-band.ts';
import styles from './lane-names.module.css';

/** The names of the lanes next to a row of bars. */
export function LaneNames({ players, steps, taps }: ShownLanes) {
  return (
    <div className={styles.names} aria-hidden="true">
      {players.map(({ id, name, colour, muted, own, look }) => {
        const remark = remarkOn(own, muted && look !== 'mine');
        return (
          <span key={id} data-lane={id} data-look={look} style={{ color: colour }}>
            {look === 'mine' ? `You: ${name.toLowerCase()}` : name}
            {remark && <small>{remark}</small>}
          </span>
        );
      })}
      {steps && <span>Steps</span>}
      {taps && <span>Taps</span>}
    </div>
  );
}

/** The remark below a name. One line at most: the lane has no room for two. */
function remarkOn(own = false, muted = false): string {
  if (own) return muted ? 'own, muted' : 'own pattern';
  return muted ? 'muted' : '';
}
