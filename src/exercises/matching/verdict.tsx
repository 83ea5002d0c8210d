import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEmitted } from '#src/page/use-emitted.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useMatching, useMatchingValue, verdictOn } from './matching-context.ts';
import { bringIntoView } from './matching-focus.ts';
import { REVIEW_HEADING } from './messages.ts';
import type { Target } from './model.ts';
import styles from './verdict.module.css';

interface VerdictProps {
  explanation: string;
  /** Shown once the exercise is solved, such as a button that leads on. */
  next: ReactNode;
}

/** Check and Reset, and the result of the latest check. */
export function Verdict({ explanation, next }: VerdictProps) {
  const { actor, texts } = useMatching();
  const isAnythingPlaced = useMatchingValue(
    ({ context }) => Object.keys(context.placements).length > 0,
  );
  const state = useMatchingValue(({ value }) => value);
  const targets = useMatchingValue(({ context }) => context.puzzle.targets);
  // Keys the result, so that the same result twice is animated and announced twice.
  const [checks, setChecks] = useState(0);
  useEmitted(actor, 'exercise.checked', () => setChecks((count) => count + 1));
  const result = useRef<HTMLDivElement>(null);
  // The button that was pressed may be at the bottom of the viewport.
  useEffect(() => {
    if (checks > 0) bringIntoView(result.current);
  }, [checks]);
  return (
    <>
      <div className={styles.actions}>
        <Button
          data-check=""
          kind={state === 'solved' ? undefined : 'primary'}
          disabled={!isAnythingPlaced}
          onClick={() => actor.send({ type: 'exercise.check' })}
        >
          Check Answers
        </Button>
        <Button onClick={() => actor.send({ type: 'exercise.reset' })}>Reset</Button>
      </div>
      <div ref={result} aria-live="polite" className={styles.verdict}>
        {state === 'solved' && (
          <Notice key={checks} tone="right">
            <p>
              <strong>{texts.success}</strong>
            </p>
            <p>{explanation}</p>
          </Notice>
        )}
        {state === 'missed' && (
          <Notice key={checks} tone="wrong">
            <strong>{REVIEW_HEADING}</strong>
            <ul className={styles.lines}>
              {targets.map((target) => (
                <ReviewLine key={target.id} target={target} />
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {state === 'solved' && next}
    </>
  );
}

/** One target of the review: '✓ Requinto silhouette: Audio placed'. */
function ReviewLine({ target }: { target: Target }) {
  const { texts } = useMatching();
  const filled = useMatchingValue(({ context }) => context.placements[target.id] !== undefined);
  const verdict = useMatchingValue((snapshot) => verdictOn(snapshot, target));
  return (
    <li data-verdict={verdict}>
      <span role="img" aria-label={verdict === 'right' ? 'Correct:' : 'Wrong:'}>
        {verdict === 'right' ? '✓' : '✗'}
      </span>{' '}
      {texts.target(target)}: {filled ? texts.filled : 'Empty'}
    </li>
  );
}
