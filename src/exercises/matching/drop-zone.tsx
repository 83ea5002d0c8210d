import { type CSSProperties, type MouseEvent, memo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './drop-zone.module.css';
import { byKeyboard, focusNextCard, MARK } from './focus.ts';
import {
  isDragged,
  useMatching,
  useMatchingValue,
  useSpot,
  verdictOn,
} from './matching-context.ts';
import { cardName } from './messages.ts';
import type { Target } from './model.ts';

interface DropZoneProps {
  target: Target;
  /** What is written on it; what it is called follows from the wording. */
  label: string;
  /** More about where it is, for who cannot see it. */
  description?: string;
  style?: CSSProperties;
  className?: string;
  /** What it looks like, behind its label. A place without is one of a list: on a phone, a line. */
  children?: ReactNode;
}

const SAID = { right: '✓ Correct!', wrong: '✗ Wrong' } as const;

/** A target: takes the card that is dropped on it, or held while it is pressed; gives away the one on it. */
export const DropZone = memo(function DropZone(props: DropZoneProps) {
  const { target, label, description } = props;
  const { actor, wording } = useMatching();
  const item = useMatchingValue(({ context }) => context.placements[target.id] ?? null);
  const face = useMatchingValue(({ context }) => item && cardName(context, wording, item));
  const held = useMatchingValue(({ context }) => item !== null && context.held === item);
  const verdict = useMatchingValue((snapshot) => verdictOn(snapshot, target));
  const dragging = useMatchingValue((snapshot) => isDragged(snapshot, item));

  const press = (event: MouseEvent<HTMLElement>) => {
    const { held: inHand } = actor.getSnapshot().context;
    if (inHand === null) {
      if (item !== null) actor.send({ type: 'card.pick', item });
      return;
    }
    // Pressed again where it is, a card is let go.
    if (inHand === item) actor.send({ type: 'card.cancel' });
    else {
      flushSync(() => actor.send({ type: 'card.place', item: inHand, target: target.id }));
      if (byKeyboard(event)) focusNextCard(event.currentTarget);
    }
  };
  // What is read between the label and the card: ' silhouette, in the middle at the back'.
  const rest = wording.place(target).replace(label, '') || ' card';
  return (
    <div
      ref={useSpot(`place ${target.id}`)}
      className={[styles.zone, props.className].join(' ')}
      style={props.style}
      data-line={props.children ? undefined : ''}
      data-verdict={verdict ?? undefined}
      data-draggable={item ? '' : undefined}
      data-dragging={dragging || undefined}
    >
      {props.children}
      <button
        type="button"
        className={styles.spot}
        {...{ [MARK.place]: item ? 'filled' : 'empty' }}
        data-held={held || undefined}
        onClick={press}
      >
        <span className={styles.fill} data-fill="">
          <span className={styles.label}>
            {label}
            <span className="visually-hidden">
              {rest}
              {description && `, ${description}`}:
            </span>
          </span>
          {face ? (
            <span className={styles.chip} data-chip="">
              {face}
            </span>
          ) : (
            <span className={styles.slot}>
              <span className="visually-hidden">empty</span>
            </span>
          )}
          {verdict && <span className={styles.verdict}>{SAID[verdict]}</span>}
        </span>
      </button>
    </div>
  );
});
