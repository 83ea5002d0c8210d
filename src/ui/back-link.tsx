import { Link } from 'wouter';
import styles from './back-link.module.css';

/** 'Back to {title}'. */
export function BackLink({ to, title }: { to: string; title: string }) {
  return (
    <Link href={to} className={styles.back}>
      <span aria-hidden="true">←</span> Back to {title}
    </Link>
  );
}
