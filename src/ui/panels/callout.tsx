import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './callout.module.css';

interface CalloutProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  heading?: 'h2' | 'h3';
  /** An aside, such as key points, repeats what the text says. */
  as?: 'section' | 'aside';
}

/** Tinted box in a text: a note, a summary, key points. */
export function Callout({
  title,
  heading: Heading = 'h2',
  as: Tag = 'section',
  className,
  children,
  ...props
}: CalloutProps) {
  return (
    <Tag {...props} className={classNames(styles.callout, className)}>
      <Heading>{title}</Heading>
      {children}
    </Tag>
  );
}
