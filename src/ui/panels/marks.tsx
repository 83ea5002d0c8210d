import styles from './marks.module.css';

/** The status of a part: the current one, an earlier one with its outcome, or a later one. */
export type PartMark = 'here' | 'passed' | 'missed' | 'solved' | 'to-come';

/** A row of marks at the upper edge of the docked bar. The same information is available as text. */
export function Marks({ marks }: { marks: readonly PartMark[] }) {
  return (
    <span aria-hidden="true" className={styles.marks}>
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their positions
        <span key={index} data-mark={mark} />
      ))}
    </span>
  );
}
