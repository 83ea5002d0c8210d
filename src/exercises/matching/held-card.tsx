import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/ui/button.tsx';
import styles from './held-card.module.css';
import { useMatching, useMatchingValue } from './matching-context.ts';
import { bringIntoView, byKeyboard, focusHeld, focusNextCard } from './matching-focus.ts';
import { cardName } from './messages.ts';
import { targetOf } from './model.ts';

/**
 * The bar between board and tray: the card held by tap or key, with Put back and Cancel. It keeps its
 * height while no card is held, so that picking one up does not move the page.
 */
export function HeldCard() {
  const { actor, texts } = useMatching();
  const held = useMatchingValue(({ context: { held } }) =>
    held && !held.dragging ? held.item : null,
  );
  const name = useMatchingValue(({ context }) => held && cardName(context, texts, held));
  const isPlaced = useMatchingValue(
    ({ context }) => held !== null && targetOf(context.placements, held) !== null,
  );
  const isFull = useMatchingValue(({ context: { puzzle, placements } }) =>
    puzzle.targets.every(({ id }) => placements[id] !== undefined),
  );
  const bar = useRef<HTMLDivElement>(null);
  // The board, where the card can go.
  useEffect(() => {
    if (held !== null) bringIntoView(bar.current?.previousElementSibling);
  }, [held]);

  const putBack = (event: MouseEvent<HTMLElement>) => {
    if (held === null) return;
    const exercise = event.currentTarget.closest('section');
    flushSync(() => actor.send({ type: 'card.return', item: held }));
    if (exercise && byKeyboard(event)) focusNextCard(exercise);
  };
  const cancel = (event: MouseEvent<HTMLElement>) => {
    if (byKeyboard(event)) focusHeld(event.currentTarget);
    actor.send({ type: 'card.cancel' });
  };
  return (
    <div ref={bar} className={styles.bar} data-held={held !== null || undefined}>
      {held === null ? (
        <p>{isFull ? 'Every place is filled.' : 'Pick up a card, then choose its place.'}</p>
      ) : (
        <>
          <p>
            <strong>{name}</strong> in hand
          </p>
          {isPlaced && <Button onClick={putBack}>Put back</Button>}
          <Button onClick={cancel}>Cancel</Button>
        </>
      )}
    </div>
  );
}
