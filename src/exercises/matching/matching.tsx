import { useActorRef } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { useEmitted } from '#src/page/use-emitted.ts';
import { celebrate } from '#src/ui/confetti.ts';
import { Panel } from '#src/ui/panel.tsx';
import { Announcements } from './announcements.tsx';
import { HeldCard } from './held-card.tsx';
import { matchingMachine } from './machine.ts';
import styles from './matching.module.css';
import { MatchingContext } from './matching-context.ts';
import { focusHeld, MARK, nearestTarget } from './matching-focus.ts';
import type { MatchingTexts } from './messages.ts';
import type { Puzzle } from './model.ts';
import { Tray } from './tray.tsx';
import { useLazyDragging } from './use-lazy-dragging.ts';
import { Verdict } from './verdict.tsx';

/** Options that every kind of matching exercise passes on. */
export interface MatchingOptions {
  /** Determines the order of the cards; random by default. */
  seed?: string;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
  /** Called each time a check finds everything right. */
  onSolved?: () => void;
  /** Shown once the exercise is solved, such as a button that leads on. */
  next?: ReactNode;
}

interface MatchingProps extends MatchingOptions {
  exercise: { title: string; instructions: string; explanation: string };
  puzzle: Puzzle;
  texts: MatchingTexts;
  /** The board, with a `DropZone` for every target. */
  children: ReactNode;
}

/** A matching exercise: cards are placed on the targets of a board by drag, tap or keyboard. */
export function Matching({
  exercise,
  puzzle,
  texts,
  seed,
  heading,
  onSolved,
  next,
  children,
}: MatchingProps) {
  const dragType = useId();
  const [input] = useState(() => ({ puzzle, seed: seed ?? String(Math.random()) }));
  const actor = useActorRef(matchingMachine, { input });
  const dragging = useLazyDragging();
  const context = useMemo(
    () => ({ actor, texts, dragging, dragType }),
    [actor, texts, dragging, dragType],
  );

  useEmitted(actor, 'exercise.checked', ({ solved }) => {
    if (!solved) return;
    void celebrate();
    onSolved?.();
  });
  useEmitted(actor, 'card.held', vibrate);
  useEmitted(actor, 'card.placed', vibrate);
  useEmitted(actor, 'card.returned', vibrate);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { held } = actor.getSnapshot().context;
    if (event.key === 'Escape' && held && !held.dragging) {
      focusHeld(event.currentTarget);
      actor.send({ type: 'card.cancel' });
      return;
    }
    const focused = event.target as HTMLElement;
    const target = focused.hasAttribute(MARK.target) && nearestTarget(event.key, focused);
    if (!target) return;
    target.focus();
    event.preventDefault();
  };

  return (
    <MatchingContext value={context}>
      <Panel
        title={exercise.title}
        heading={heading}
        bleed
        className={styles.exercise}
        {...{ [MARK.exercise]: dragging ? 'draggable' : '' }}
        onKeyDown={onKeyDown}
      >
        <p>{exercise.instructions}</p>
        {children}
        <HeldCard />
        <Tray />
        <Verdict explanation={exercise.explanation} next={next} />
        <Announcements />
        {dragging && <dragging.DragLayer />}
      </Panel>
    </MatchingContext>
  );
}

/** Haptic feedback, on devices that have it. */
function vibrate(): void {
  // Browsers log an error when a page vibrates before its first user gesture.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(15);
}
