import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/ui/button.tsx';
import { bringIntoView, byKeyboard, focusHeld, focusNextCard } from './focus.ts';
import styles from './held-card.module.css';
import { useMatching, useMatchingValue } from './matching-context.ts';
import { cardName } from './messages.ts';
import { targetOf } from './model.ts';

/**
 * Between board and cards: the card that is held by tap or key, and the ways back. It has its room when
 * nothing is held too, so that nothing moves under the finger that picks up.
 */
export function InHand() {
  const { actor, wording } = useMatching();
  const held = useMatchingValue(({ value, context }) =>
    value.hand === 'holding' ? context.held : null,
  );
  const face = useMatchingValue(({ context }) => held && cardName(context, wording, held));
  const isPlaced = useMatchingValue(
    ({ context }) => held !== null && targetOf(context.placements, held) !== null,
  );
  const full = useMatchingValue(({ context: { puzzle, placements } }) =>
    puzzle.targets.every(({ id }) => placements[id] !== undefined),
  );
  const bar = useRef<HTMLDivElement>(null);
  // The places come into sight, as far as they are out of it.
  useEffect(() => {
    if (held !== null) bringIntoView(bar.current?.previousElementSibling);
  }, [held]);

  const putBack = (event: MouseEvent<HTMLElement>) => {
    if (held === null) return;
    const here = event.currentTarget.closest('section');
    flushSync(() => actor.send({ type: 'card.return', item: held }));
    if (here && byKeyboard(event)) focusNextCard(here);
  };
  const cancel = (event: MouseEvent<HTMLElement>) => {
    if (byKeyboard(event)) focusHeld(event.currentTarget);
    actor.send({ type: 'card.cancel' });
  };
  return (
    <div ref={bar} className={styles.bar} data-held={held !== null || undefined}>
      {held === null ? (
        <p>{full ? 'Every place is filled.' : 'Pick up a card, then choose its place.'}</p>
      ) : (
        <>
          <p>
            <strong>{face}</strong> in hand
          </p>
          {isPlaced && <Button onClick={putBack}>Put back</Button>}
          <Button onClick={cancel}>Cancel</Button>
        </>
      )}
    </div>
  );
}
