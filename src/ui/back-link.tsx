import { Link } from 'wouter';
import styles from './back-link.module.css';

/** Link to the page above, 'Back to {title}'. */
export function BackLink({ to, title }: { to: string; title: string }) {
  return (
    <Link href={to} className={styles.back} data-screen-only>
      <span aria-hidden="true">←</span> Back to {title}
    </Link>
  );
}
