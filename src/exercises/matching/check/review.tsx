import { useEffect, useRef } from 'react';
import {
  isAnythingPlaced,
  useMatching,
  useMatchingValue,
} from '#src/exercises/matching/matching-context.ts';
import { bringIntoView } from '#src/exercises/matching/matching-focus.ts';
import { Docked } from '#src/page/input/docked.tsx';
import { useLaterPart } from '#src/page/loading/use-later-part.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './result.module.css';

const loadFindings = async () => (await import('./review-findings.tsx')).ReviewFindings;

/** Reset and Check, and the review of a failed check. */
export function Review() {
  const { actor } = useMatching();
  const isBegun = useMatchingValue(isAnythingPlaced);
  const state = useMatchingValue(({ value }) => value);
  // Loaded before the first check.
  const Findings = useLaterPart('review', isBegun, loadFindings);
  const checks = useMatchingValue(({ context }) => context.checks);
  const review = useRef<HTMLDivElement>(null);
  // The pressed button may be at the bottom of the viewport.
  useEffect(() => {
    if (checks > 0 && state === 'missed' && Findings) bringIntoView(review.current);
  }, [checks, state, Findings]);
  return (
    <>
      <Docked className={`controls ${styles.actions}`}>
        <Button onClick={() => actor.send({ type: 'exercise.reset' })}>Reset</Button>
        <Button
          data-check=""
          kind={state === 'placing' ? 'primary' : undefined}
          disabled={!isBegun}
          onClick={() => actor.send({ type: 'exercise.check' })}
        >
          Check Answers
        </Button>
      </Docked>
      {/* Screen readers announce the verdict together with the other changes, again after every check. */}
      <div ref={review}>{Findings && <Findings checks={checks} />}</div>
    </>
  );
}
