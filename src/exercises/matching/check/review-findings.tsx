// The entry point of the code that is needed once a card is placed.

import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import {
  useMatching,
  useMatchingValue,
  verdictOn,
} from '#src/exercises/matching/matching-context.ts';
import { focusNextCard } from '#src/exercises/matching/matching-focus.ts';
import { REVIEW_HEADING } from '#src/exercises/matching/messages.ts';
import type { Target } from '#src/exercises/matching/model.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { WithEmoji } from '#src/ui/media/emoji.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import styles from './result.module.css';
import { explanationsOf, reviewOf, wrongCards } from './review-texts.ts';

interface ReviewFindingsProps {
  /** How often it was checked. */
  checks: number;
}

/** Findings of a check, target by target, and the place where a lesson explains what is wrong. */
export function ReviewFindings({ checks }: ReviewFindingsProps) {
  const { actor } = useMatching();
  const targets = useMatchingValue(({ context }) => context.puzzle.targets);
  const state = useMatchingValue(({ value }) => value);
  if (state !== 'missed') return null;
  const { puzzle, placements } = actor.getSnapshot().context;
  const wrong = wrongCards(puzzle, placements);
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const exercise = currentTarget.closest('section');
    flushSync(() => {
      for (const item of wrong) actor.send({ type: 'card.return', item });
    });
    if (exercise) focusNextCard(exercise);
  };
  return (
    <Notice key={checks} tone="wrong">
      <strong>
        <WithEmoji>{REVIEW_HEADING}</WithEmoji>
      </strong>
      <ul className={styles.lines}>
        {targets.map((target) => (
          <ReviewLine key={target.id} target={target} />
        ))}
      </ul>
      {wrong.length > 0 && (
        <Button kind="primary" onClick={retry}>
          Take back what is wrong
        </Button>
      )}
      <Explanations />
    </Notice>
  );
}

/** One target of the review: '✓ Requinto silhouette: Audio placed (Sound A)'. */
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
