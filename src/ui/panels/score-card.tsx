import { type ReactNode, useEffect, useId, useRef } from 'react';
import { celebrate } from '#src/ui/media/confetti.ts';
import { WithEmoji } from '#src/ui/media/emoji.tsx';
import styles from './score-card.module.css';

interface ScoreCardProps {
  title: string;
  /** Whether to show the prize in the title; on by default. */
  earned?: boolean;
  /** Whether to celebrate when it appears. */
  isPerfect?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** The end of a quiz: the result in large type. Focuses its title when it appears; the text describes it. */
export function ScoreCard({ title, earned = true, isPerfect, actions, children }: ScoreCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useId();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (isPerfect) void celebrate();
  }, [isPerfect]);
  return (
    <div className={styles.card}>
      <h2 ref={heading} tabIndex={-1} aria-describedby={text}>
        <WithEmoji hidden={!earned}>{title}</WithEmoji>
      </h2>
      <div id={text}>{children}</div>
      {actions && <div className={`controls ${styles.actions}`}>{actions}</div>}
    </div>
  );
}
