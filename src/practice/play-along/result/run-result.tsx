import { CALIBRATION_TAPS } from '#src/practice/play-along/calibration/calibration-machine.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { advice, lateness, milliseconds } from './advice.ts';
import styles from './run-result.module.css';
import { BIN, histogram, type OwnMiddle, type RunSummary } from './summary.ts';

interface RunResultProps {
  summary: RunSummary;
  isBest: boolean;
  onCalibrate: () => void;
}

/** A run in figures, with a picture and a sentence of advice. */
export function RunResult({ summary, isBest, onCalibrate }: RunResultProps) {
  const { counts, own, spread } = summary;
  return (
    <div className={styles.result} data-run-result>
      <h3>{counts ? `${counts.hits} of ${counts.targets} hit` : 'Hits cannot be told'}</h3>
      <dl>
        {figuresOf(summary).map(([name, value]) => (
          <div key={name} className="controls spread">
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {spread !== null && <Distribution summary={summary} />}
      <p className={styles.advice}>
        {isBest && <strong>Your best so far. </strong>}
        {advice(summary)}
      </p>
      <p className={`quiet ${styles.note}`}>{own ? ownText(own, spread !== null) : CALIBRATED}</p>
      {own && (
        <Button kind="quiet" onClick={onCalibrate}>
          Calibrate: {CALIBRATION_TAPS} taps along with a click
        </Button>
      )}
    </div>
  );
}

const CALIBRATED =
  'Early and late are relative to your calibration: most people tap a little early without hearing it. The spread says how even your taps are, the drift whether you rush or drag.';

/** From this middle of a run on (seconds), the hand may be as late as the device. */
const LATE = 0.3;
const LATE_TEXT = ' That is late: listen whether you tap with the counts, or between them.';

/** @param isEven whether there is a spread */
function ownText({ delay }: OwnMiddle, isEven: boolean): string {
  const later = 'Early and late can be told after a calibration, and a best result is kept then.';
  if (delay !== null) {
    return `Measured from your own middle, ${milliseconds(delay)} ms ${delay < 0 ? 'before' : 'after'} the band by this device and your hand together.${delay > LATE ? LATE_TEXT : ''} ${later}`;
  }
  return isEven
    ? `Your taps fit the strokes in two ways, so only how even they are can be told. ${later}`
    : `There were too few taps to find your own middle. ${later}`;
}

function figuresOf(summary: RunSummary): [name: string, value: string][] {
  const { counts, own, mean, spread, drift } = summary;
  const figures: [string, string | null][] = [
    ['Spread', spread === null ? null : `${milliseconds(spread)} ms`],
    ['Drift', drift === null ? null : driftName(drift)],
  ];
  if (counts) figures.unshift(['Missed', `${counts.misses}`], ['Extra taps', `${counts.extras}`]);
  if (!own) figures.push(['On average', mean === null ? null : lateness(mean)]);
  return figures.map(([name, value]) => [name, value ?? 'too few taps']);
}

function driftName(drift: number): string {
  const size = milliseconds(drift);
  if (size === 0) return 'none';
  return `${size} ms ${drift < 0 ? 'earlier' : 'later'} at the end`;
}

const COLUMN = 14;
const HEIGHT = 90;

/** The distribution of taps from early to late: a column every 10 ms, with the mean. */
function Distribution({ summary }: { summary: RunSummary }) {
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
      <figcaption className="quiet spread" aria-hidden="true">
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
