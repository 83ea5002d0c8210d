import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { WithEmoji } from '#src/ui/emoji.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useMatching, useMatchingValue } from './matching-context.ts';
import { bringIntoView } from './matching-focus.ts';
import { REVIEW_HEADING } from './messages.ts';
import styles from './result.module.css';
import { useChecks } from './use-checks.ts';
import { useLaterPart } from './use-later-part.ts';

const loadLines = async () => (await import('./review-lines.tsx')).ReviewLines;

/** Check and Reset, and the review of a check that found something wrong. */
export function Review() {
  const { actor } = useMatching();
  const isAnythingPlaced = useMatchingValue(
    ({ context }) => Object.keys(context.placements).length > 0,
  );
  const state = useMatchingValue(({ value }) => value);
  // Loaded before the first check.
  const Lines = useLaterPart('review', isAnythingPlaced, loadLines);
  const checks = useChecks();
  const review = useRef<HTMLDivElement>(null);
  // The button that was pressed may be at the bottom of the viewport.
  useEffect(() => {
    if (checks > 0 && state === 'missed' && Lines) bringIntoView(review.current);
  }, [checks, state, Lines]);
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
        {state === 'missed' && Lines && (
          <Notice key={checks} tone="wrong">
            <strong>
              <WithEmoji>{REVIEW_HEADING}</WithEmoji>
            </strong>
            <Lines />
          </Notice>
        )}
      </div>
    </>
  );
}
