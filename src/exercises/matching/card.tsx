import { type MouseEvent, memo } from 'react';
import { flushSync } from 'react-dom';
import styles from './card.module.css';
import { CardSound } from './card-player.tsx';
import { byKeyboard, focusPlaces, MARK } from './focus.ts';
import { isDragged, useMatching, useMatchingValue, useSpot } from './matching-context.ts';
import { cardName } from './messages.ts';
import { itemOf, targetOf } from './model.ts';

/** A card of the tray. Used, it stays there in grey, silent and not to be taken. */
export const Card = memo(function Card({ item }: { item: string }) {
  const { actor } = useMatching();
  const face = useMatchingValue(({ context }, wording) => cardName(context, wording, item));
  const clip = useMatchingValue(({ context }) => itemOf(context.puzzle, item)?.clip);
  const used = useMatchingValue(({ context }) => targetOf(context.placements, item) !== null);
  const held = useMatchingValue(({ context }) => context.held === item) && !used;
  const dragging = useMatchingValue((snapshot) => isDragged(snapshot, item)) && !used;

  const pick = (event: MouseEvent<HTMLElement>) => {
    if (used) return;
    flushSync(() => actor.send({ type: 'card.pick', item }));
    if (byKeyboard(event) && actor.getSnapshot().context.held === item) {
      focusPlaces(event.currentTarget);
    }
  };
  return (
    <div
      ref={useSpot(`card ${item}`)}
      className={styles.card}
      data-draggable={used ? undefined : ''}
      data-state={used ? 'used' : held ? 'held' : 'free'}
      data-dragging={dragging || undefined}
    >
      {clip && <CardSound face={face} clip={clip} quiet={used || dragging} />}
      <button
        type="button"
        className={styles.pick}
        {...{ [MARK.card]: used ? 'used' : held ? 'held' : 'free' }}
        aria-label={used ? `${face}, in use` : `Pick up ${face}`}
        aria-pressed={used ? undefined : held}
        aria-disabled={used || undefined}
        onClick={pick}
      >
        {/* Fills the button: Firefox drags what is in a button, not the button. */}
        <span className={styles.face}>
          {face}
          <svg viewBox="0 0 10 16" aria-hidden="true" className={styles.grip}>
            <path d="M2.5 3h0M2.5 8h0M2.5 13h0M7.5 3h0M7.5 8h0M7.5 13h0" />
          </svg>
        </span>
      </button>
    </div>
  );
});
