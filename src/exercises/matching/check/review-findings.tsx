// Entry point of the code that is loaded once a card is placed.

import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'wouter';
import { useMatching, useMatchingValue } from '#src/exercises/matching/matching-context.ts';
import { focusNextCard } from '#src/exercises/matching/matching-focus.ts';
import { isRight } from '#src/exercises/matching/model.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { WithEmoji } from '#src/ui/media/emoji.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import styles from './result.module.css';
import { explanationsOf, reviewOf, wrongCards } from './review-texts.ts';

/** Findings of a check, target by target, and links to the sections of lessons that explain them. */
export function ReviewFindings({ checks }: { checks: number }) {
  const { actor, texts } = useMatching();
  const state = useMatchingValue(({ value }) => value);
  const [path] = useLocation();
  if (state !== 'missed') return null;
  const { context } = actor.getSnapshot();
  const { puzzle, placements } = context;
  const wrong = wrongCards(puzzle, placements);
  const explanations = explanationsOf(puzzle, placements, path);
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const exercise = currentTarget.closest('section');
    flushSync(() => {
      for (const item of wrong) actor.send({ type: 'card.place', item, target: null });
    });
    if (exercise) focusNextCard(exercise);
  };
  return (
    <Notice key={checks} tone="wrong">
      <strong>
        <WithEmoji>📝 Review your answers:</WithEmoji>
      </strong>
      <ul className={styles.lines}>
        {puzzle.targets.map((target) => {
          const isGood = isRight(puzzle, placements, target);
          return (
            <li key={target.id} data-verdict={isGood ? 'right' : 'wrong'}>
              <span role="img" aria-label={isGood ? 'Correct:' : 'Wrong:'}>
                {isGood ? '✓' : '✗'}
              </span>{' '}
              {reviewOf(context, texts, target)}
            </li>
          );
        })}
      </ul>
      {wrong.length > 0 && (
        <Button kind="primary" onClick={retry}>
          Take back what is wrong
        </Button>
      )}
      {explanations.length > 0 && (
        <p>
          The lesson explains:{' '}
          {explanations.map(({ address, title }, i) => (
            <span key={address}>
              {i > 0 && ', '}
              <Link href={address}>{title}</Link>
            </span>
          ))}
        </p>
      )}
    </Notice>
  );
}
