import { Markdown } from '#src/ui/markdown.tsx';
import { useMatching, useMatchingValue, verdictOn } from './matching-context.ts';
import type { Target } from './model.ts';
import styles from './verdict.module.css';
import { REVIEW } from './words.ts';

/** Check and Reset, and what was said of all places together. */
export function Verdict({ explanation }: { explanation: string }) {
  const { actor, wording } = useMatching();
  const anything = useMatchingValue(({ context }) => Object.keys(context.placements).length > 0);
  const verdict = useMatchingValue(({ value }) => value.verdict);
  const checks = useMatchingValue(({ context }) => context.checks);
  const targets = useMatchingValue(({ context }) => context.puzzle.targets);
  return (
    <>
      <div className={styles.actions}>
        <button
          type="button"
          data-check=""
          className={styles.check}
          disabled={!anything}
          onClick={() => actor.send({ type: 'exercise.check' })}
        >
          Check Answers
        </button>
        <button type="button" onClick={() => actor.send({ type: 'exercise.reset' })}>
          Reset
        </button>
      </div>
      <div aria-live="polite">
        {verdict === 'solved' && (
          <div key={checks} className={styles.solved}>
            <p>
              <strong>{wording.success}</strong>
            </p>
            <Markdown>{explanation}</Markdown>
          </div>
        )}
        {verdict === 'missed' && (
          <div key={checks} className={styles.missed}>
            <strong>{REVIEW}</strong>
            <ul>
              {targets.map((target) => (
                <Line key={target.id} target={target} />
              ))}
            </ul>
          </div>
        )}
      </div>
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
