import type { ChartPlayer } from '#src/band/chart/chart-band.ts';
import styles from './lane-names.module.css';

interface LaneNamesProps {
  players: readonly ChartPlayer[];
  steps: boolean;
  taps: boolean;
}

/** The names of the lanes beside a row of bars. */
export function LaneNames({ players, steps, taps }: LaneNamesProps) {
  return (
    <div className={styles.names} aria-hidden="true">
      {players.map(({ id, name, colour, muted, own, look }) => (
        <span key={id} data-lane={id} data-look={look} style={{ color: colour }}>
          {look === 'mine' ? `You: ${name.toLowerCase()}` : name}
          {remarks(own, muted && look !== 'mine').map((remark) => (
            <small key={remark}>{remark}</small>
          ))}
        </span>
      ))}
      {steps && <span>Steps</span>}
      {taps && <span>Taps</span>}
    </div>
  );
}

/** One line at most: the lane has no room for two. */
function remarks(own = false, muted = false): readonly string[] {
  if (own) return [muted ? 'own, muted' : 'own pattern'];
  return muted ? ['muted'] : [];
}
