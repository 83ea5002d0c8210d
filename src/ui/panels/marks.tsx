import styles from './marks.module.css';

/** How far each part of something has come: this one, those before it, those to come. */
export type PartMark = 'here' | 'passed' | 'missed' | 'solved' | 'to-come';

/** A row of parts on the upper edge of the docked bar, which words say as well. */
export function Marks({ marks }: { marks: readonly PartMark[] }) {
  return (
    <span aria-hidden="true" className={styles.marks}>
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places
        <span key={index} data-mark={mark} />
      ))}
    </span>
  );
}
