import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '#src/ui/class-names.ts';
import styles from './button.module.css';

type ButtonProps = ComponentProps<'button'> &
  (
    | {
        /** A drawing (24 × 24) alone, which shows whether it is pressed. */
        kind?: 'icon' | undefined;
      }
    | {
        /** The main action of its group, one that reads as a link, or one that is done for good. None looks pressed. */
        kind: 'primary' | 'quiet' | 'done';
        'aria-pressed'?: never;
      }
  );

/** Text button. Set `aria-disabled` instead of `disabled` where it must keep the focus. */
export function Button({ kind, className, ...props }: ButtonProps) {
  const names = classNames(styles.button, className);
  return <button type="button" data-kind={kind} {...props} className={names} />;
}

interface ButtonLinkProps {
  href: string;
  kind?: 'primary' | 'quiet' | undefined;
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
