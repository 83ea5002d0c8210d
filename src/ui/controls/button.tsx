import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '#src/ui/class-names.ts';
import styles from './button.module.css';

type ButtonProps = ComponentProps<'button'> &
  (
    | {
        /** An icon (24 × 24) without text, which shows whether it is pressed. */
        kind?: 'icon' | undefined;
      }
    | {
        /** The main action of its group, one that looks like a link, or a completed one. None has a pressed look. */
        kind: 'primary' | 'quiet' | 'done';
        'aria-pressed'?: never;
      }
  );

/** Text button. Use `aria-disabled` instead of `disabled` where it must keep the focus. */
export function Button({ kind, className, ...props }: ButtonProps) {
  const names = classNames(styles.button, className);
  return <button type="button" data-kind={kind} {...props} className={names} />;
}

interface ButtonLinkProps {
  href: string;
  kind?: 'primary' | 'quiet' | undefined;
  children: ReactNode;
}

/** Link to another page, among buttons and with the look of one. */
export function ButtonLink({ href, kind, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={styles.button} data-kind={kind}>
      {children}
    </Link>
  );
}
