import type { ComponentProps } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

/** Short label on a tile or row, such as 'Coming Soon'. */
export function Badge({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={classNames(styles.badge, className)} />;
}
