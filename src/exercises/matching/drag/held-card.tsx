import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MatchingEvent } from '#src/exercises/matching/machine.ts';
import { useMatching, useMatchingValue } from '#src/exercises/matching/matching-context.ts';
import {
  boardOf,
  bringIntoView,
  byKeyboard,
  focusHeld,
  focusNextCard,
} from '#src/exercises/matching/matching-focus.ts';
import { cardName, scoreText } from '#src/exercises/matching/messages.ts';
import { targetOf } from '#src/exercises/matching/model.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import { Button } from '#src/ui/controls/button.tsx';
import styles from './held-card.module.css';

/** The bar between board and tray: the held card, or an instruction. Its height is fixed, so that nothing moves. */
export function HeldCard({ wasKept }: { wasKept: boolean }) {
  const { actor, texts } = useMatching();
  const { value, context } = useMatchingValue((snapshot) => snapshot);
  const { puzzle, placements } = context;
  const held = context.held?.dragging === false ? context.held.item : null;
  const isFull = puzzle.targets.every(({ id }) => placements[id] !== undefined);
  const [isKept, setKept] = useState(wasKept);
  useEmitted(actor, '*', () => setKept(false));
  const bar = useRef<HTMLDivElement>(null);
  // Focus the board, where the card can be placed; after the last card, the Check button.
  useEffect(() => {
    if (held !== null) bringIntoView(boardOf(bar.current));
    else if (isFull && !isKept) {
      bringIntoView(bar.current?.closest('section')?.querySelector('[data-check]'));
    }
  }, [held, isFull, isKept]);

  /** Sends an event that removes the pressed button. */
  const change = (event: MouseEvent<HTMLElement>, how: MatchingEvent) => {
    const exercise = event.currentTarget.closest('section');
    flushSync(() => actor.send(how));
    if (exercise && byKeyboard(event)) focusNextCard(exercise);
  };
  const cancel = (event: MouseEvent<HTMLElement>) => {
    if (byKeyboard(event)) focusHeld(event.currentTarget);
    actor.send({ type: 'card.cancel' });
  };
  if (value === 'solved' && held === null) return null;
  return (
    <div ref={bar} className={styles.bar} data-screen-only data-held={held !== null || undefined}>
      {held === null && isKept && (
        <>
          <p className="soft">Your cards are where you left them.</p>
          <Button onClick={(event) => change(event, { type: 'exercise.reset' })}>Start over</Button>
        </>
      )}
      {held === null && !isKept && (
        <p className="soft">
          {value === 'missed' && scoreText(context)}
          {value !== 'missed' &&
            (isFull ? 'Every place is filled.' : 'Pick up a card, then choose its place.')}
        </p>
      )}
      {held !== null && (
        <>
          <p>
            <strong>{cardName(context, texts, held)}</strong> in hand
          </p>
          {targetOf(placements, held) !== null && (
            <Button
              onClick={(event) => change(event, { type: 'card.place', item: held, target: null })}
            >
              Put back
            </Button>
          )}
          <Button onClick={cancel}>Cancel</Button>
        </>
      )}
    </div>
  );
}
