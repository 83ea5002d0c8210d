import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';

interface ButtonLinkProps {
  href: string;
  kind?: 'primary' | undefined;
  children: ReactNode;
}

/** Link to another page that stands among buttons and looks like one. */
export function ButtonLink({ href, kind, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={styles.button} data-kind={kind}>
      {children}
    </Link>
  );
}
