import { advice, lateness, milliseconds } from './advice.ts';
import { Distribution } from './distribution.tsx';
import styles from './run-result.module.css';
import type { RunSummary } from './summary.ts';

interface RunResultProps {
  summary: RunSummary;
  /** Whether the run was better than all before. */
  isBest: boolean;
}

/** A run in figures, with a picture and a sentence of advice. */
export function RunResult({ summary, isBest }: RunResultProps) {
  return (
    <div className={styles.result} data-run-result>
      <dl>
        {figuresOf(summary).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Distribution summary={summary} />
      <p className={styles.advice}>
        {isBest && <strong>Your best so far. </strong>}
        {advice(summary)}
      </p>
      <p className={styles.note}>
        Early and late are relative to your calibration: most people tap a little early without
        hearing it. The spread says how even your taps are, the drift whether you rush or drag.
      </p>
    </div>
  );
}

function figuresOf(summary: RunSummary): [name: string, value: string][] {
  const { targets, hits, misses, extras, mean, spread, drift } = summary;
  const figures: [string, string | null][] = [
    ['Hit', `${hits} of ${targets}`],
    ['Missed', `${misses}`],
    ['Extra taps', `${extras}`],
    ['On average', mean === null ? null : lateness(mean)],
    ['Spread', spread === null ? null : `${milliseconds(spread)} ms`],
    ['Drift', drift === null ? null : driftName(drift)],
  ];
  return figures.map(([name, value]) => [name, value ?? 'too few taps']);
}

function driftName(drift: number): string {
  const size = milliseconds(drift);
  if (size === 0) return 'none';
  return `${size} ms ${drift < 0 ? 'earlier' : 'later'} at the end`;
}
