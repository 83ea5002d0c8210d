import type { ReactNode } from 'react';
import styles from './more.module.css';

interface MoreProps {
  /** The step that it adds details to, unless it is inside that step. */
  step?: string;
  /** The text of its summary, visible where it is folded. */
  name?: string;
  /** Whether it is folded on the whole page as well, because few learners need it. */
  isRare?: boolean;
  children: ReactNode;
}

/** Details of a step: folded in the step, open on the whole page unless they are rare. */
export function More({ step, name = 'Read more', isRare = false, children }: MoreProps) {
  return (
    <details
      ref={foldInStep}
      open={!isRare}
      data-step={step}
      data-more={isRare ? undefined : ''}
      className={styles.more}
    >
      <summary>{name}</summary>
      {children}
    </details>
  );
}

function foldInStep(details: HTMLDetailsElement | null): void {
  if (details && document.documentElement.dataset.at) details.open = false;
}
