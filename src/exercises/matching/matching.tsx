import { useActorRef } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { celebrate } from '#src/ui/confetti.ts';
import { Panel } from '#src/ui/panel.tsx';
import { Announcer } from './announcer.tsx';
import { focusHeld, MARK, placeTowards } from './focus.ts';
import { InHand } from './held-card.tsx';
import { matchingMachine } from './machine.ts';
import styles from './matching.module.css';
import { MatchingContext, type MatchingRoom } from './matching-context.ts';
import type { Wording } from './messages.ts';
import type { Puzzle } from './model.ts';
import { Tray } from './tray.tsx';
import { useDragging } from './use-dragging.ts';
import { Verdict } from './verdict.tsx';

/** What whoever shows a matching exercise may decide. */
export interface MatchingOptions {
  /** The order of the cards follows from it; without one it is another each time. */
  seed?: string;
  /** What its title is on the page. */
  heading?: 'h2' | 'h3';
  /** Called each time a check finds everything right. */
  onSolved?: () => void;
  /** What there is to do once it is solved. */
  next?: ReactNode;
}

interface MatchingProps extends MatchingOptions {
  exercise: { title: string; instructions: string; explanation: string };
  puzzle: Puzzle;
  wording: Wording;
  /** The board with a `DropZone` for every target. */
  children: ReactNode;
}

const matching = matchingMachine.provide({
  actions: {
    pulse: () => {
      // A browser that was not touched yet complains of it.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(15);
    },
  },
});

/** Any exercise in which cards are put where they belong, by drag, by tap or by key. */
export function Matching({
  exercise,
  puzzle,
  wording,
  seed,
  heading,
  onSolved,
  next,
  children,
}: MatchingProps) {
  const [input] = useState(() => ({ puzzle, seed: seed ?? String(Math.random()) }));
  const actor = useActorRef(matching, { input });
  const [room] = useState<MatchingRoom>({ actor, wording, spots: new Map() });
  const Dragging = useDragging();

  useEffect(() => {
    const { unsubscribe } = actor.on('exercise.solved', () => {
      void celebrate();
      onSolved?.();
    });
    return unsubscribe;
  }, [actor, onSolved]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape' && actor.getSnapshot().matches({ hand: 'holding' })) {
      focusHeld(event.currentTarget);
      actor.send({ type: 'card.cancel' });
      return;
    }
    const focused = event.target as HTMLElement;
    const place = focused.hasAttribute(MARK.place) && placeTowards(event.key, focused);
    if (!place) return;
    place.focus();
    event.preventDefault();
  };

  return (
    <MatchingContext value={room}>
      <Panel
        title={exercise.title}
        heading={heading}
        bleed
        className={styles.exercise}
        {...{ [MARK.exercise]: Dragging ? 'draggable' : '' }}
        onKeyDown={onKeyDown}
      >
        <p>{exercise.instructions}</p>
        {children}
        <InHand />
        <Tray />
        <Verdict explanation={exercise.explanation} next={next} />
        <Announcer />
        {Dragging && <Dragging />}
      </Panel>
    </MatchingContext>
  );
}
