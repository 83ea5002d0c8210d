import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '#src/ui/class-names.ts';
import styles from './link-card.module.css';

interface LinkCardProps {
  href: string;
  /** A line above the title, such as 'Next lesson'. */
  lead?: ReactNode;
  title: string;
  children?: ReactNode;
  rel?: 'prev' | 'next';
  /** The colour of the target's section, if it differs from the surrounding one. */
  color?: string;
  className?: string;
}

/** A link in a frame: a title, with a line above or below. */
export function LinkCard({ lead, title, children, color, className, ...link }: LinkCardProps) {
  return (
    <Link {...link} className={classNames('card', styles.card, className)} data-color={color}>
      {lead && <span className="quiet">{lead}</span>}
      <strong>{title}</strong>
      {children && <span className="quiet">{children}</span>}
    </Link>
  );
}
