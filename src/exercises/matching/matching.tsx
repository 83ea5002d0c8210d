import { useActorRef } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { DndProvider } from 'react-dnd';
import { celebrate } from '#src/ui/confetti.ts';
import { Markdown } from '#src/ui/markdown.tsx';
import { Announcer } from './announcer.tsx';
import { dragManager } from './drag/drag-manager.ts';
import { DragPreview } from './drag/drag-preview.tsx';
import { focusHeld, MARK, placeTowards } from './focus.ts';
import { InHand } from './in-hand.tsx';
import { type Checked, matchingMachine } from './machine.ts';
import styles from './matching.module.css';
import { MatchingContext } from './matching-context.ts';
import type { Puzzle } from './model.ts';
import { type Sounds, Tray } from './tray.tsx';
import { Verdict } from './verdict.tsx';
import type { Wording } from './words.ts';

/** What is told to whoever shows a matching exercise. */
export interface MatchingResult {
  /** Called after every check. */
  onChecked?: (result: Checked) => void;
  /** Called each time a check finds everything right. */
  onSolved?: () => void;
}

interface MatchingProps extends MatchingResult {
  exercise: { title: string; instructions: string; explanation: string };
  puzzle: Puzzle;
  wording: Wording;
  /** The addresses of what the cards sound like, by item. */
  sounds?: Sounds;
  /** The order of the cards follows from it; without one it is another each time. */
  seed?: string;
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
  sounds,
  seed,
  children,
  ...told
}: MatchingProps) {
  const titleId = useId();
  const dragType = useId();
  const [input] = useState(() => ({ puzzle, seed: seed ?? String(Math.random()) }));
  const actor = useActorRef(matching, { input });
  const [room] = useState({ actor, wording, dragType });
  const { onChecked, onSolved } = told;

  useEffect(() => {
    const hearers = [
      actor.on('exercise.checked', ({ right, total }) => onChecked?.({ right, total })),
      actor.on('exercise.solved', () => {
        void celebrate();
        onSolved?.();
      }),
    ];
    return () => {
      for (const { unsubscribe } of hearers) unsubscribe();
    };
  }, [actor, onChecked, onSolved]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape' && actor.getSnapshot().matches({ hand: 'holding' })) {
      focusHeld(event.currentTarget);
      actor.send({ type: 'card.cancel' });
      return;
    }
    const focused = event.target as HTMLElement;
    const next = focused.hasAttribute(MARK.place) && placeTowards(event.key, focused);
    if (!next) return;
    next.focus();
    event.preventDefault();
  };

  return (
    <MatchingContext value={room}>
      <DndProvider manager={dragManager()}>
        <section
          className={styles.exercise}
          aria-labelledby={titleId}
          {...{ [MARK.exercise]: '' }}
          onKeyDown={onKeyDown}
        >
          <h3 id={titleId}>{exercise.title}</h3>
          <Markdown>{exercise.instructions}</Markdown>
          {children}
          <InHand />
          <Tray sounds={sounds} />
          <Verdict explanation={exercise.explanation} />
          <Announcer />
          <DragPreview dragType={dragType} />
        </section>
      </DndProvider>
    </MatchingContext>
  );
}
