import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface ButtonProps extends ComponentProps<'button'> {
  /** The main action of its group, one that reads as a link, or one that is done for good. */
  kind?: 'primary' | 'quiet' | 'done' | undefined;
}

/** Text button. Set `aria-disabled` instead of `disabled` where it must keep the focus. */
export function Button({ kind, className, ...props }: ButtonProps) {
  const names = classNames(styles.button, className);
  return <button type="button" data-kind={kind} {...props} className={names} />;
}
