import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '#src/ui/class-names.ts';
import styles from './link-card.module.css';

interface LinkCardProps {
  href: string;
  /** A line above the title, such as 'Next lesson'. */
  lead?: ReactNode;
  title: string;
  /** A line below the title. */
  children?: ReactNode;
  /** `large` for the main choices of a page. */
  size?: 'large';
  /** The card that stands out. */
  main?: boolean | undefined;
  rel?: 'prev' | 'next';
  /** The colour of the section that it leads to, if not the one around it. */
  color?: string | undefined;
  className?: string | undefined;
}

/** A link in a frame: a title, with a line above or below. */
export function LinkCard({
  lead,
  title,
  children,
  size,
  main,
  color,
  className,
  ...link
}: LinkCardProps) {
  return (
    <Link
      {...link}
      className={classNames(styles.card, className)}
      data-size={size}
      data-main={main || undefined}
      data-color={color}
    >
      {lead && <span className={styles.lead}>{lead}</span>}
      <strong>{title}</strong>
      {children && <span>{children}</span>}
    </Link>
  );
}
