import type { ReactNode } from 'react';
import styles from './slide-layout.module.css';

interface SlideLayoutProps {
  /** Shown above; without it, the body has its own heading. */
  title?: string;
  /** The name of the music that is playing, beside the title. */
  heard?: ReactNode;
  children: ReactNode;
  /** A `TeacherRow` or `StageTools`. */
  foot?: ReactNode;
}

/** A slide as large as the stage: title, body and the teacher's row at its foot. */
export function SlideLayout({ title, heard, children, foot }: SlideLayoutProps) {
  return (
    <section className={styles.slide}>
      {title && (
        <header className={styles.head}>
          <h2>{title}</h2>
          {heard && <p>{heard}</p>}
        </header>
      )}
      <div className={styles.body}>{children}</div>
      {foot}
    </section>
  );
}
