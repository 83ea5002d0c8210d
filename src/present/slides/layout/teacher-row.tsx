import { Button } from '#src/ui/controls/button.tsx';
import styles from './teacher-row.module.css';

interface TeacherRowProps {
  /** For the class. */
  text: string;
  /** The effects of the keys, for the teacher. */
  keys?: string;
  actions?: readonly { name: string; disabled: boolean; onClick: () => void }[];
}

/** The quiet foot of a slide: a count for the class, then what the teacher can do. */
export function TeacherRow({ text, keys, actions = [] }: TeacherRowProps) {
  return (
    <footer className={styles.row}>
      <output>{text}</output>
      {keys && (
        <span className={styles.keys} data-teacher>
          {keys}
        </span>
      )}
      {actions.map(({ name, disabled, onClick }) => (
        <Button
          key={name}
          data-teacher
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) onClick();
          }}
        >
          {name}
        </Button>
      ))}
    </footer>
  );
}
