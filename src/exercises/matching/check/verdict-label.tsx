import styles from '#src/exercises/matching/drop-zone.module.css';

const TEXTS = { right: '✓ Correct!', wrong: '✗ Wrong' };

/** The verdict of a check, on the edge of its target. */
export function VerdictLabel({ verdict }: { verdict: keyof typeof TEXTS }) {
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      {TEXTS[verdict]}
    </span>
  );
}
