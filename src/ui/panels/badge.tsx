import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './badge.module.css';

/** Short label on a tile or row, such as 'Coming Soon'. */
export function Badge({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={classNames(styles.badge, className)} />;
}
