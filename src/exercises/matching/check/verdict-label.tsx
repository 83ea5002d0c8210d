import styles from '#src/exercises/matching/drop-zone.module.css';
import type { Verdict } from '#src/exercises/matching/matching-context.ts';

const TEXTS: Readonly<Record<Verdict, string>> = { right: '✓ Correct!', wrong: '✗ Wrong' };

/** The verdict of a check, on the edge of its target. */
export function VerdictLabel({ verdict }: { verdict: Verdict }) {
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      {TEXTS[verdict]}
    </span>
  );
}
