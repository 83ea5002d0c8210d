import { useEffect, useRef } from 'react';
import { Docked } from '#src/page/docked.tsx';
import { Button } from '#src/ui/button.tsx';
import { useMatching, useMatchingValue } from './matching-context.ts';
import { bringIntoView } from './matching-focus.ts';
import styles from './result.module.css';
import { useChecks } from './use-checks.ts';
import { useLaterPart } from './use-later-part.ts';

const loadFindings = async () => (await import('./review-findings.tsx')).ReviewFindings;

/** Reset and Check, and the review of a check that found something wrong. */
export function Review() {
  const { actor } = useMatching();
  const isAnythingPlaced = useMatchingValue(
    ({ context }) => Object.keys(context.placements).length > 0,
  );
  const state = useMatchingValue(({ value }) => value);
  // Loaded before the first check.
  const Findings = useLaterPart('review', isAnythingPlaced, loadFindings);
  const checks = useChecks();
  const review = useRef<HTMLDivElement>(null);
  // The button that was pressed may be at the bottom of the viewport.
  useEffect(() => {
    if (checks > 0 && state === 'missed' && Findings) bringIntoView(review.current);
  }, [checks, state, Findings]);
  return (
    <>
      <Docked className={styles.actions}>
        <Button onClick={() => actor.send({ type: 'exercise.reset' })}>Reset</Button>
        <Button
          data-check=""
          kind={state === 'solved' ? undefined : 'primary'}
          disabled={!isAnythingPlaced}
          onClick={() => actor.send({ type: 'exercise.check' })}
        >
          Check Answers
        </Button>
      </Docked>
      {/* The verdict is announced with the other changes, and anew after every check. */}
      <div ref={review}>{Findings && <Findings checks={checks} />}</div>
    </>
  );
}
