import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
}

/** Progress out of a known total. Fills the room it is given, up to 20rem. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />;
}
