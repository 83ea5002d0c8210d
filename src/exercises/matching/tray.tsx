import { type MouseEvent, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { CardSound } from './boards/card-sound.tsx';
import { isDragged, useMatching, useMatchingValue } from './matching-context.ts';
import { byKeyboard, focusTargets } from './matching-focus.ts';
import { cardName } from './messages.ts';
import { itemOf, targetOf } from './model.ts';
import styles from './tray.module.css';

/** All cards, in the order of this attempt. Dropping a placed card here removes it from its target. */
export function Tray() {
  const { dragging: dnd } = useMatching();
  const order = useMatchingValue(({ context }) => context.order);
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <>
      <ul ref={setElement} className={styles.tray} aria-label="Cards" data-screen-only>
        {order.map((item) => (
          <li key={item}>
            <Card item={item} />
          </li>
        ))}
      </ul>
      {dnd && element && <dnd.DropTarget element={element} target={null} />}
    </>
  );
}

/** A card in the tray. While it is on a target, it stays here greyed out and disabled: its sound is played there. */
const Card = memo(function Card({ item }: { item: string }) {
  const { actor, dragging: dnd } = useMatching();
  const name = useMatchingValue(({ context }, texts) => cardName(context, texts, item));
  const clip = useMatchingValue(({ context }) => itemOf(context.puzzle, item)?.clip);
  const used = useMatchingValue(({ context }) => targetOf(context.placements, item) !== null);
  const held = useMatchingValue(({ context }) => context.held?.item === item) && !used;
  const dragged = useMatchingValue((snapshot) => isDragged(snapshot, item));
  const [element, setElement] = useState<HTMLElement | null>(null);

  const pick = (event: MouseEvent<HTMLElement>) => {
    if (used) return;
    flushSync(() => actor.send({ type: 'card.pick', item }));
    const isHeld = actor.getSnapshot().context.held !== null;
    if (byKeyboard(event) && isHeld) focusTargets(event.currentTarget);
  };
  const state = used ? 'used' : held ? 'held' : 'free';
  return (
    <div
      ref={setElement}
      className={styles.card}
      data-draggable={used ? undefined : ''}
      data-state={state}
      data-dragging={(dragged && !used) || undefined}
    >
      {clip && !used && <CardSound name={name} clip={clip} disabled={dragged} />}
      <button
        type="button"
        className={styles.pick}
        data-card={state}
        aria-label={used ? `${name}, in use` : `Pick up ${name}`}
        aria-pressed={used ? undefined : held}
        aria-disabled={used || undefined}
        onClick={pick}
      >
        {/* Fills the button: Firefox drags an element inside a button, but not the button itself. */}
        <span className={`spread ${styles.face}`}>
          {name}
          <span className={`centred ${styles.grip}`} data-grip="">
            <svg viewBox="0 0 10 16" aria-hidden="true">
              <path d="M2.5 3h0M2.5 8h0M2.5 13h0M7.5 3h0M7.5 8h0M7.5 13h0" />
            </svg>
          </span>
        </span>
      </button>
      {dnd && element && <dnd.DragSource element={element} item={used ? null : item} />}
    </div>
  );
});
