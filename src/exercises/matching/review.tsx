import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useMatching, useMatchingValue, verdictOn } from './matching-context.ts';
import { bringIntoView } from './matching-focus.ts';
import { REVIEW_HEADING, reviewOf } from './messages.ts';
import { explanationsOf, type Target } from './model.ts';
import styles from './result.module.css';
import { useChecks } from './use-checks.ts';

/** Check and Reset, and the review of a check that found something wrong. */
export function Review() {
  const { actor } = useMatching();
  const isAnythingPlaced = useMatchingValue(
    ({ context }) => Object.keys(context.placements).length > 0,
  );
  const state = useMatchingValue(({ value }) => value);
  const targets = useMatchingValue(({ context }) => context.puzzle.targets);
  const checks = useChecks();
  const review = useRef<HTMLDivElement>(null);
  // The button that was pressed may be at the bottom of the viewport.
  useEffect(() => {
    if (checks > 0 && state === 'missed') bringIntoView(review.current);
  }, [checks, state]);
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
      {/* What counts is announced with the other changes, and anew after every check. */}
      <div ref={review}>
        {state === 'missed' && (
          <Notice key={checks} tone="wrong">
            <strong>{REVIEW_HEADING}</strong>
            <ul className={styles.lines}>
              {targets.map((target) => (
                <ReviewLine key={target.id} target={target} />
              ))}
            </ul>
            <Explanations />
          </Notice>
        )}
      </div>
    </>
  );
}

/** Links to what explains the targets that are wrong. */
function Explanations() {
  const { actor } = useMatching();
  const { puzzle, placements } = actor.getSnapshot().context;
  const explanations = explanationsOf(puzzle, placements);
  if (explanations.length === 0) return null;
  return (
    <p>
      The lesson explains:{' '}
      {explanations.map(({ address, title }, i) => (
        <span key={address}>
          {i > 0 && ', '}
          <Link href={address}>{title}</Link>
        </span>
      ))}
    </p>
  );
}

/** One target of the review: '✓ Requinto silhouette: Audio placed (Sound A: Requinto)'. */
function ReviewLine({ target }: { target: Target }) {
  const line = useMatchingValue(({ context }, texts) => reviewOf(context, texts, target));
  const verdict = useMatchingValue((snapshot) => verdictOn(snapshot, target));
  return (
    <li data-verdict={verdict}>
      <span role="img" aria-label={verdict === 'right' ? 'Correct:' : 'Wrong:'}>
        {verdict === 'right' ? '✓' : '✗'}
      </span>{' '}
      {line}
    </li>
  );
}
