import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Arrow } from '#src/ui/media/arrow.tsx';
import styles from './back-link.module.css';

interface BackLinkProps {
  to: string;
  title: string;
  /** Content at the other end of its line. */
  children?: ReactNode;
}

/** Link to the page above, 'Back to {title}'. */
export function BackLink({ to, title, children }: BackLinkProps) {
  const link = (
    <Link href={to} className={`thumb-high ${styles.back}`} data-screen-only>
      <Arrow to="left" /> Back to {title}
    </Link>
  );
  if (!children) return link;
  return (
    <div className={`controls ${styles.line}`}>
      {link}
      {children}
    </div>
  );
}
