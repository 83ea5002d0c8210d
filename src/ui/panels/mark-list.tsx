import styles from './mark-list.module.css';

export interface MarkListProps {
  label: string;
  /** The places, in seconds from the beginning of the recording. */
  marks: readonly { seconds: number; name: string }[];
  /** The index of the current mark; -1 for none. */
  current: number;
  onGo: (index: number) => void;
}

/** Places to listen for in a recording, each with a button that seeks to it. The current one is highlighted. */
export function MarkList({ label, marks, current, onGo }: MarkListProps) {
  return (
    <ol className={`stack ${styles.marks}`} aria-label={label}>
      {marks.map(({ seconds, name }, index) => (
        <li key={seconds}>
          <button
            type="button"
            className={`card ${styles.mark}`}
            aria-current={index === current || undefined}
            onClick={() => onGo(index)}
          >
            <span className={styles.time}>{minutes(seconds)}</span> {name}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The index of the last mark that has been reached; -1 before the first. */
export function markAt(marks: readonly { seconds: number }[], position: number): number {
  return marks.findLastIndex(({ seconds }) => seconds <= position);
}

/** 1:07 for 67 seconds. */
function minutes(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
