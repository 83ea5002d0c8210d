import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './notice.module.css';

interface NoticeProps extends ComponentProps<'div'> {
  /** A verdict, a plain remark, or small print without a box, such as a failure next to its button. */
  tone?: 'right' | 'wrong' | 'plain' | 'small';
}

/** Message to the learner, not printed. The caller makes it a live region, or puts it into one. */
export function Notice({ tone = 'plain', className, ...props }: NoticeProps) {
  return (
    <div
      data-screen-only
      data-tone={tone}
      {...props}
      className={classNames(styles.notice, className)}
    />
  );
}
