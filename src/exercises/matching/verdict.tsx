import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { bringIntoView } from './focus.ts';
import { useMatching, useMatchingValue, verdictOn } from './matching-context.ts';
import { REVIEW } from './messages.ts';
import type { Target } from './model.ts';
import styles from './verdict.module.css';

interface VerdictProps {
  explanation: string;
  /** What there is to do once it is solved. */
  next: ReactNode;
}

/** Check and Reset, and what was said of all places together. */
export function Verdict({ explanation, next }: VerdictProps) {
  const { actor, wording } = useMatching();
  const anything = useMatchingValue(({ context }) => Object.keys(context.placements).length > 0);
  const verdict = useMatchingValue(({ value }) => value.verdict);
  const checks = useMatchingValue(({ context }) => context.checks);
  const targets = useMatchingValue(({ context }) => context.puzzle.targets);
  const said = useRef<HTMLDivElement>(null);
  // What was pressed may be at the foot of the screen.
  useEffect(() => {
    if (checks > 0) bringIntoView(said.current);
  }, [checks]);
  return (
    <>
      <div className={styles.actions}>
        <Button
          data-check=""
          kind={verdict === 'solved' ? undefined : 'primary'}
          disabled={!anything}
          onClick={() => actor.send({ type: 'exercise.check' })}
        >
          Check Answers
        </Button>
        <Button onClick={() => actor.send({ type: 'exercise.reset' })}>Reset</Button>
      </div>
      <div ref={said} aria-live="polite" className={styles.verdict}>
        {verdict === 'solved' && (
          <Notice key={checks} tone="right">
            <p>
              <strong>{wording.success}</strong>
            </p>
            <p>{explanation}</p>
          </Notice>
        )}
        {verdict === 'missed' && (
          <Notice key={checks} tone="wrong">
            <strong>{REVIEW}</strong>
            <ul className={styles.lines}>
              {targets.map((target) => (
                <Line key={target.id} target={target} />
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {verdict === 'solved' && next}
    </>
  );
}

/** 'Requinto silhouette: Audio placed', and whether that is right. */
function Line({ target }: { target: Target }) {
  const { wording } = useMatching();
  const filled = useMatchingValue(({ context }) => context.placements[target.id] !== undefined);
  const verdict = useMatchingValue((snapshot) => verdictOn(snapshot, target));
  return (
    <li data-verdict={verdict}>
      <span role="img" aria-label={verdict === 'right' ? 'Correct:' : 'Wrong:'}>
        {verdict === 'right' ? '✓' : '✗'}
      </span>{' '}
      {wording.place(target)}: {filled ? wording.filled : 'Empty'}
    </li>
  );
}
