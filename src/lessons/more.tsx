import type { ReactNode } from 'react';
import styles from './more.module.css';

interface MoreProps {
  /** The step that it deepens, unless it is inside of it. */
  step?: string;
  /** The text of its summary, seen where it is folded. */
  name?: string;
  children: ReactNode;
}

/** Details that go deeper than their step: folded in the step, open on the whole page. */
export function More({ step, name = 'Read more', children }: MoreProps) {
  return (
    <details ref={foldInStep} open data-step={step} data-more className={styles.more}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}

function foldInStep(details: HTMLDetailsElement | null): void {
  if (details && document.documentElement.dataset.at) details.open = false;
}
