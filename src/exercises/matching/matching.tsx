import { useActorRef, useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Stored } from '#src/device/stored.ts';
import { useEmitted } from '#src/page/input/use-emitted.ts';
import type { UnfinishedQuiz } from '#src/progress/unfinished-quiz.ts';
import { celebrate } from '#src/ui/media/confetti.ts';
import { Panel } from '#src/ui/panels/panel.tsx';
import { Review } from './check/review.tsx';
import { Success } from './check/success.tsx';
import { HeldCard } from './drag/held-card.tsx';
import { useLazyDragging } from './drag/use-lazy-dragging.ts';
import { type MatchingEmitted, matchingMachine } from './machine.ts';
import styles from './matching.module.css';
import { MatchingContext, useMatching } from './matching-context.ts';
import { focusHeld, nearestTarget } from './matching-focus.ts';
import { announcementFor, type MatchingTexts } from './messages.ts';
import { type Puzzle, parseUnfinished } from './model.ts';
import { EXERCISES, keep } from './saved-exercise.ts';
import { Tray } from './tray.tsx';

/** Options that every kind of matching exercise passes on. */
export interface MatchingOptions {
  /** Determines the order of the cards; random by default. */
  seed?: string;
  /** The storage of an unfinished attempt; by default, under the exercise's id. */
  unfinished?: Stored<UnfinishedQuiz>;
  heading?: 'h2' | 'h3';
  /** Additional keys, with a line that describes them. */
  keys?: ReactNode;
  onSolved?: () => void;
  /** Shown once the exercise is solved, such as a button that leads on. */
  next?: ReactNode;
}

export interface BoardProps<Exercise> extends MatchingOptions {
  exercise: Exercise;
}

interface MatchingProps extends MatchingOptions {
  exercise: { id: string; title: string; instructions: string; explanation: string };
  puzzle: Puzzle;
  texts: MatchingTexts;
  /** The board, with a `DropZone` for every target. */
  children: ReactNode;
  /** A low and wide window shows the title and the cards beside the board. */
  beside?: boolean;
}

/** A matching exercise: cards are placed on the targets of a board by drag, tap or keyboard. */
export function Matching({
  exercise,
  puzzle,
  texts,
  seed,
  unfinished = EXERCISES.of(exercise.id),
  heading,
  keys,
  onSolved,
  next,
  children,
  beside,
}: MatchingProps) {
  const dragType = useId();
  const root = useRef<HTMLElement>(null);
  const [input] = useState(() => ({
    puzzle,
    seed: seed ?? String(Math.random()),
    unfinished: parseUnfinished(puzzle, unfinished.read()),
  }));
  const actor = useActorRef(matchingMachine, { input });
  const dragging = useLazyDragging();
  const context = useMemo(
    () => ({ actor, texts, dragging, dragType, root }),
    [actor, texts, dragging, dragType],
  );

  const isSolved = useSelector(actor, ({ value }) => value === 'solved');
  useEmitted(actor, 'exercise.checked', ({ solved }) => {
    if (!solved) return;
    void celebrate();
    onSolved?.();
  });
  useEmitted(actor, '*', ({ type }) => {
    if (type !== 'card.held' && type !== 'card.cancelled') keep(unfinished, actor.getSnapshot());
    if (type.startsWith('card.') && type !== 'card.cancelled') vibrate();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { held } = actor.getSnapshot().context;
    if (event.key === 'Escape' && held && !held.dragging) {
      focusHeld(event.currentTarget);
      actor.send({ type: 'card.cancel' });
      return;
    }
    const focused = event.target as HTMLElement;
    const target = focused.hasAttribute('data-target') && nearestTarget(event.key, focused);
    if (!target) return;
    target.focus();
    event.preventDefault();
  };

  return (
    <MatchingContext value={context}>
      <Panel
        ref={root}
        title={exercise.title}
        heading={heading}
        bleed
        className={styles.exercise}
        data-beside={beside || undefined}
        data-matching={dragging ? 'draggable' : ''}
        onKeyDown={onKeyDown}
      >
        <p>{exercise.instructions}</p>
        <div className={styles.play} data-solved={isSolved || undefined}>
          <div className={styles.board} data-board="">
            {children}
          </div>
          {/* Not boxes: a held card stays in view over board and cards. */}
          <div className={`bare ${styles.cards}`}>
            <Success explanation={exercise.explanation} next={next} />
            <div className={`bare ${styles.hand}`} data-hand="">
              <HeldCard wasKept={input.unfinished !== null} />
              <Tray />
            </div>
            <Review />
          </div>
        </div>
        {keys}
        <Announcements />
        {dragging && <dragging.DragLayer />}
      </Panel>
    </MatchingContext>
  );
}

function vibrate(): void {
  // Browsers log an error when a page vibrates before its first user gesture.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(15);
}

/** Live region: announces to screen readers which card is held, where it can go and where it went. */
function Announcements() {
  const { actor, texts } = useMatching();
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const knowsHow = useRef(false);
  const announce = (event: MatchingEmitted) => {
    const text = announcementFor(event, actor.getSnapshot().context, texts, knowsHow.current);
    if (event.type === 'card.held') knowsHow.current = true;
    if (text !== null) setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  };
  useEmitted(actor, '*', announce);
  return (
    <div className="visually-hidden" role="status">
      {/* A new element, so that the same text twice is announced twice. */}
      <p key={announcement.count}>{announcement.text}</p>
    </div>
  );
}
