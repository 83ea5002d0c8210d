import type { ReactNode } from 'react';
import styles from './slide-layout.module.css';

interface SlideLayoutProps {
  /** Shown above; without it, the body has its own heading. */
  title?: string;
  children: ReactNode;
  /** The teacher's row at the foot: what the class may read at the left, then buttons. */
  row?: ReactNode;
}

/** A slide as large as the stage: title, body and the teacher's row. */
export function SlideLayout({ title, children, row }: SlideLayoutProps) {
  return (
    <section className={styles.slide}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.body}>{children}</div>
      {row && <div className={styles.row}>{row}</div>}
    </section>
  );
}
