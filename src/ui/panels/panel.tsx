import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './panel.module.css';

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading that also names the region. Without one the caller names it. */
  title?: ReactNode;
  heading?: 'h2' | 'h3' | undefined;
  /** Short line above the title, such as the kind of exercise. */
  eyebrow?: string;
  /** Uses the full width of a phone's screen. */
  bleed?: boolean;
}

/** Framed region of a page for an exercise or a question. A container for size queries. */
export function Panel({
  title,
  heading: Heading = 'h3',
  eyebrow,
  bleed,
  className,
  children,
  ...props
}: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      {...props}
      className={classNames(styles.panel, className)}
      data-bleed={bleed || undefined}
    >
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      {title && <Heading id={id}>{title}</Heading>}
      {children}
    </section>
  );
}
