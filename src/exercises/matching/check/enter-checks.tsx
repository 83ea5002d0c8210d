import styles from '#src/exercises/matching/matching.module.css';
import { useMatching, useMatchingValue } from '#src/exercises/matching/matching-context.ts';
import { useKeys } from '#src/page/input/keys.ts';

/** The key Enter of a quiz of cards: outside cards and places it checks, as in the other quizzes. */
export function EnterChecks() {
  const { actor } = useMatching();
  const mayCheck = useMatchingValue(
    ({ context, value }) => value !== 'solved' && Object.keys(context.placements).length > 0,
  );
  useKeys<'check'>({ Enter: 'check' }, () => actor.send({ type: 'exercise.check' }), {
    enabled: mayCheck,
  });
  return (
    <p className={styles.keys}>
      Keys: Enter picks a card up and puts it down; outside cards and places it checks.
    </p>
  );
}
