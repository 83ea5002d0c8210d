import { lateness, milliseconds } from './advice.ts';
import styles from './distribution.module.css';
import { BIN, histogram, type RunSummary } from './summary.ts';

const COLUMN = 14;
const HEIGHT = 90;

/** The distribution of taps from early to late: a column every 10 ms, with the mean. */
export function Distribution({ summary }: { summary: RunSummary }) {
  const columns = histogram(summary.lates);
  const most = Math.max(1, ...columns.map(({ hits }) => hits));
  const width = columns.length * COLUMN;
  const placeOf = (late: number) => width / 2 + (late / BIN) * COLUMN;
  const { own, mean, spread } = summary;
  const middle = mean ?? 0;
  return (
    <figure className={styles.distribution}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={nameOf(summary)}>
        {spread !== null && (
          <rect
            className={styles.spread}
            x={placeOf(middle - spread)}
            width={placeOf(spread) - placeOf(-spread)}
            y={0}
            height={HEIGHT}
          />
        )}
        {columns.map(({ late, hits }) => (
          <rect
            key={late}
            className={styles.column}
            x={placeOf(late) - COLUMN / 2 + 1}
            width={COLUMN - 2}
            y={HEIGHT - 2 - (hits / most) * (HEIGHT - 8)}
            height={(hits / most) * (HEIGHT - 8)}
          />
        ))}
        <path className={styles.grid} d={`M0 ${HEIGHT - 1}H${width}M${width / 2} 0v${HEIGHT}`} />
        {mean !== null && <path className={styles.mean} d={`M${placeOf(mean)} 0v${HEIGHT}`} />}
      </svg>
      <figcaption aria-hidden="true">
        <span>100 ms early</span>
        <span>{own ? 'your middle' : 'in time'}</span>
        <span>100 ms late</span>
      </figcaption>
    </figure>
  );
}

function nameOf({ own, lates, mean, spread }: RunSummary): string {
  if (lates.length === 0 || spread === null) return 'Too few taps for a picture.';
  const [first, last] = [Math.min(...lates), Math.max(...lates)];
  const middle = own ? 'your middle' : lateness(mean ?? 0);
  return `Distribution of ${lates.length} taps: from ${lateness(first)} to ${lateness(last)}, most of them within ${milliseconds(spread)} ms of ${middle}.`;
}
