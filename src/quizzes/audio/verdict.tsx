import type { ReactNode } from 'react';
import styles from '#src/quizzes/verdict.module.css';

type Judgement =
  | { kind: 'right' | 'partial' | 'wrong' }
  | { kind: 'shown'; names: readonly string[] };

interface VerdictProps {
  /** `null` before an answer is submitted. */
  verdict: Judgement | null;
  /** Whether an answer may consist of several names. */
  several: boolean;
  /** The buttons below. */
  children: ReactNode;
}

const MESSAGES = {
  right: 'Excellent!',
  partial: "You're on the right track, but there are more answers to identify!",
  wrong: "That's not quite right. Give it another shot!",
};

/** The feedback on an answer, and the buttons that follow from it. */
export function Verdict({ verdict, several, children }: VerdictProps) {
  return (
    <>
      <div aria-live="polite" className={styles.verdict}>
        {verdict && verdict.kind !== 'shown' && (
          <strong data-verdict={verdict.kind}>{MESSAGES[verdict.kind]}</strong>
        )}
        {verdict?.kind === 'shown' && <p>Solution: {verdict.names.join(', ')}</p>}
        {!verdict && (
          <p>{several ? 'Choose one or more, then submit.' : 'One of them is right.'}</p>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </>
  );
}
