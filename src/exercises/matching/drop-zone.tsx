import { type MouseEvent, memo, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#src/ui/class-names.ts';
import { CardSound } from './boards/card-sound.tsx';
import styles from './drop-zone.module.css';
import { isDragged, useMatching, useMatchingValue } from './matching-context.ts';
import { byKeyboard, focusNextCard } from './matching-focus.ts';
import { cardName } from './messages.ts';
import { isRight, itemOf, type Target } from './model.ts';

interface DropZoneProps {
  target: Target;
  /** Visible label, which is the start of the accessible name. */
  label: string;
  /** The place of the target, for screen readers. */
  description?: string;
  className?: string;
  /** Drawing behind the label. Without one the target becomes a line of a list on a phone. */
  children?: ReactNode;
}

/** A target for cards: by drop, or by a press while a card is held. Its card can be played and removed. */
export const DropZone = memo(function DropZone(props: DropZoneProps) {
  const { target, label, description } = props;
  const { actor, texts, dragging: dnd, stage } = useMatching();
  const item = useMatchingValue(({ context }) => context.placements[target.id] ?? null);
  const name = useMatchingValue(({ context }) => item && cardName(context, texts, item));
  const clip = useMatchingValue(
    ({ context }) => !stage && itemOf(context.puzzle, item ?? undefined)?.clip,
  );
  const held = useMatchingValue(({ context }) => item !== null && context.held?.item === item);
  // Shown while the latest check applies; on a slide, once it is revealed.
  const verdict = useMatchingValue(({ value, context: { puzzle, placements } }) => {
    if (stage ? item === null || !stage.isRevealed : value === 'placing') return null;
    return isRight(puzzle, placements, target) ? 'right' : 'wrong';
  });
  const dragging = useMatchingValue((snapshot) => isDragged(snapshot, item));
  const [element, setElement] = useState<HTMLElement | null>(null);
  const chip = useRef<HTMLSpanElement>(null);

  const press = (event: MouseEvent<HTMLElement>) => {
    const { held: card } = actor.getSnapshot().context;
    if (stage?.isRevealed) return;
    // In a class, one tap removes a sound from its target.
    if (stage && item !== null && (card === null || card.item === item)) {
      actor.send({ type: 'card.place', item, target: null });
    } else if (!card) {
      if (item !== null) actor.send({ type: 'card.pick', item });
    } else if (card.item === item) {
      actor.send({ type: 'card.cancel' });
    } else {
      flushSync(() => actor.send({ type: 'card.place', item: card.item, target: target.id }));
      if (byKeyboard(event)) focusNextCard(event.currentTarget);
    }
  };
  return (
    <div
      ref={setElement}
      className={classNames(styles.zone, stage && styles.stage, props.className)}
      data-line={props.children ? undefined : ''}
      data-verdict={verdict ?? undefined}
      data-draggable={item && !stage ? '' : undefined}
      data-dragging={dragging || undefined}
      data-heard={clip && name ? '' : undefined}
    >
      {props.children}
      <button
        type="button"
        className={styles.spot}
        data-target={item ? 'filled' : 'empty'}
        data-held={held || undefined}
        aria-disabled={stage?.isRevealed || undefined}
        onClick={press}
      >
        <span className={styles.fill} data-fill="">
          <span className={styles.label}>
            {label}
            {(texts.noun || stage) && (
              <span className="visually-hidden">
                {texts.noun && ` ${texts.noun}`}
                {description && `, ${description}`}:
              </span>
            )}
          </span>
          {stage ? (
            <stage.Marks target={target} />
          ) : name ? (
            <span ref={chip} className={`centred ${styles.chip}`}>
              {name}
            </span>
          ) : (
            <span className={styles.slot}>
              <span className="visually-hidden">empty</span>
            </span>
          )}
          {verdict && !stage && <VerdictLabel verdict={verdict} />}
        </span>
      </button>
      {clip && name && (
        <div className={styles.sound} data-screen-only>
          <CardSound key={item} name={name} clip={clip} disabled={dragging} />
        </div>
      )}
      {dnd && element && (
        <>
          <dnd.DragSource element={element} preview={chip} item={item} />
          <dnd.DropTarget element={element} target={target.id} />
        </>
      )}
    </div>
  );
});

const VERDICTS = { right: '✓ Correct!', wrong: '✗ Wrong' };

/** The verdict of a check, on the edge of its target. */
export function VerdictLabel({ verdict }: { verdict: keyof typeof VERDICTS }) {
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      {VERDICTS[verdict]}
    </span>
  );
}
