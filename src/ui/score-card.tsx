import { type ReactNode, useEffect, useId, useRef } from 'react';
import { WithEmoji } from './emoji.tsx';
import styles from './score-card.module.css';

interface ScoreCardProps {
  title: string;
  /** Buttons below the text. */
  actions: ReactNode;
  children: ReactNode;
}

/** The end of a quiz: the result in large type. Focuses its title when it appears; the text describes it. */
export function ScoreCard({ title, actions, children }: ScoreCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useId();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.card}>
      <h2 ref={heading} tabIndex={-1} aria-describedby={text}>
        <WithEmoji>{title}</WithEmoji>
      </h2>
      <div id={text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
