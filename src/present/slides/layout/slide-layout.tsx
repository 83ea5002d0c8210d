import type { ReactNode } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './slide-layout.module.css';

interface SlideLayoutProps {
  /** The title at the top; without it, the body has its own heading. */
  title?: string;
  /** The name of the music that is playing, next to the title. */
  heard?: ReactNode;
  /** The first child gets the height that the others, below it, leave. */
  children: ReactNode;
  /** A `TeacherRow` or `StageTools`, at the bottom. */
  foot?: ReactNode;
}

/** A slide as large as the stage: title, body and the teacher's row at its foot. */
export function SlideLayout({ title, heard, children, foot }: SlideLayoutProps) {
  return (
    <section className={styles.slide}>
      {title && (
        <header className={`spread ${styles.head}`}>
          <h2>{title}</h2>
          {heard && <p>{heard}</p>}
        </header>
      )}
      <div className={styles.body}>{children}</div>
      {foot}
    </section>
  );
}

interface TeacherRowProps {
  /** Text for the class, such as a count. */
  text: string;
  /** Hints on the keys, for the teacher. */
  keys?: string;
  actions?: readonly { name: string; disabled: boolean; onClick: () => void }[];
}

/** The quiet foot of a slide: a text for the class, then hints and buttons for the teacher. */
export function TeacherRow({ text, keys, actions = [] }: TeacherRowProps) {
  return (
    <footer className={`controls ${styles.row}`}>
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
