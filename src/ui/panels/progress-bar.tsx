import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** The value in words, for screen readers; a percentage by default. */
  valueText?: string;
}

/** Progress out of a known total. Fills the room it is given, up to 20rem. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      max={max}
    />
  );
}
