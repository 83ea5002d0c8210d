import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#src/ui/notice.tsx';
import { useMatching, useMatchingValue } from './matching-context.ts';
import { boardOf, bringIntoView } from './matching-focus.ts';
import styles from './result.module.css';
import { useChecks } from './use-checks.ts';

interface SuccessProps {
  explanation: string;
  /** Shown once the exercise is solved, such as a button that leads on. */
  next: ReactNode;
}

/** Praise and explanation between the board and the cards, once everything is right. */
export function Success({ explanation, next }: SuccessProps) {
  const { texts } = useMatching();
  const isSolved = useMatchingValue(({ value }) => value === 'solved');
  const checks = useChecks();
  const success = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (checks === 0 || !isSolved) return;
    // From here, the keyboard goes on to the band and to what is next.
    if (document.activeElement?.matches('[data-check]:focus-visible')) {
      success.current?.focus({ preventScroll: true });
    }
    bringIntoView(boardOf(success.current));
  }, [checks, isSolved]);
  return (
    <div ref={success} tabIndex={-1} className={styles.success}>
      <div aria-live="polite">
        {isSolved && (
          <Notice key={checks} tone="right">
            <p>
              <strong>{texts.success}</strong>
            </p>
            <p>{explanation}</p>
          </Notice>
        )}
      </div>
      {isSolved && next && <div className={styles.next}>{next}</div>}
    </div>
  );
}
