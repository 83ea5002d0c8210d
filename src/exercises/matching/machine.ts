import { assign, enqueueActions, setup } from 'xstate';
import { shuffled } from '#audio/music/random.ts';
import {
  isSolved,
  type Placements,
  type Puzzle,
  placeItem,
  targetOf,
  type UnfinishedMatching,
} from './model.ts';

export interface MatchingContext {
  puzzle: Puzzle;
  placements: Placements;
  /** The held card, which keeps its place until it is placed. It is held by a drag, or by tap or keyboard. */
  held: { item: string; dragging: boolean } | null;
  seed: string;
  /** Counts from 1; a reset after solving starts the next attempt. */
  attempt: number;
  /** Item ids in the order of the tray. */
  order: readonly string[];
  /** Number of checks. Keys a result, so that the same one twice is animated and announced twice. */
  checks: number;
}

/** @param target `null` for the tray */
type Placing = { type: 'card.place'; item: string; target: string | null };

export type MatchingEvent =
  | { type: 'card.pick'; item: string }
  | { type: 'card.drag'; item: string }
  | Placing
  | { type: 'card.cancel' }
  | { type: 'exercise.check' }
  | { type: 'exercise.reset' };

/** Emitted after the state has changed. */
export type MatchingEmitted =
  | { type: 'card.held'; item: string }
  /** `target` is as in `Placing`; `replaced` is the item that was on it, if any. */
  | { type: 'card.placed'; item: string; target: string | null; replaced: string | null }
  | { type: 'card.cancelled'; item: string }
  | { type: 'exercise.checked'; solved: boolean }
  | { type: 'exercise.cleared' };

/** A guard or an action with the event as its parameter. */
const given = <Type extends string>(type: Type) => ({
  type,
  params: <Event>({ event }: { event: Event }): Event => event,
});

/**
 * The flow of every matching exercise: cards are held, placed and returned until a check finds them all right. A drag
 * starts with `card.drag`, tap and keyboard with `card.pick`. A change of placements withdraws the verdict.
 */
export const matchingMachine = setup({
  types: {
    context: {} as MatchingContext,
    events: {} as MatchingEvent,
    emitted: {} as MatchingEmitted,
    /** `unfinished`: the attempt that the learner left. Its seed replaces `seed`. */
    input: {} as { puzzle: Puzzle; seed: string; unfinished?: UnfinishedMatching | null },
  },
  guards: {
    isHeld: ({ context }, { item }: { item: string }) => context.held?.item === item,
    isHolding: ({ context }) => context.held !== null,
    /** The event changes the placements: the item is not yet on the target, or not yet in the tray. */
    moves: ({ context }, { item, target }: Placing) =>
      targetOf(context.placements, item) !== target,
    isAnythingPlaced: ({ context }) => Object.keys(context.placements).length > 0,
    isSolved: ({ context }) => isSolved(context.puzzle, context.placements),
  },
  actions: {
    hold: enqueueActions(({ enqueue }, { type, item }: { type: string; item: string }) => {
      enqueue.assign({ held: { item, dragging: type === 'card.drag' } });
      enqueue.emit({ type: 'card.held', item });
    }),
    cancel: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ held: null });
      enqueue.emit({ type: 'card.cancelled', item: context.held?.item ?? '' });
    }),
    place: enqueueActions(({ context: { placements }, enqueue }, { item, target }: Placing) => {
      const previous = target === null ? null : (placements[target] ?? null);
      const replaced = previous === item ? null : previous;
      enqueue.assign({ placements: placeItem(placements, item, target), held: null });
      enqueue.emit({ type: 'card.placed', item, target, replaced });
    }),
    check: enqueueActions(({ context: { puzzle, placements, checks }, enqueue }) => {
      enqueue.assign({ checks: checks + 1, held: null });
      enqueue.emit({ type: 'exercise.checked', solved: isSolved(puzzle, placements) });
    }),
    clear: enqueueActions(({ enqueue }) => {
      enqueue.assign({ placements: {}, held: null });
      enqueue.emit({ type: 'exercise.cleared' });
    }),
    /** Deals a new order: a learner who solved the exercise knows the sound of each card. */
    shuffle: assign(({ context: { puzzle, seed, attempt } }) => ({
      attempt: attempt + 1,
      order: trayOrder(puzzle, seed, attempt + 1),
    })),
  },
}).createMachine({
  id: 'matching',
  context: ({ input: { puzzle, seed, unfinished } }) => {
    const start = unfinished ?? { seed, attempt: 1, placements: {} };
    const order = trayOrder(puzzle, start.seed, start.attempt);
    return { ...start, puzzle, held: null, order, checks: 0 };
  },
  initial: 'placing',
  on: {
    'card.pick': [{ guard: given('isHeld'), actions: 'cancel' }, { actions: given('hold') }],
    'card.drag': { actions: given('hold') },
    'card.place': [
      { guard: given('moves'), target: '.placing', actions: given('place') },
      { actions: given('place') },
    ],
    'card.cancel': { guard: 'isHolding', actions: 'cancel' },
    'exercise.check': [
      { guard: 'isSolved', target: '.solved', actions: 'check' },
      { guard: 'isAnythingPlaced', target: '.missed', actions: 'check' },
    ],
    'exercise.reset': { target: '.placing', actions: 'clear' },
  },
  states: {
    placing: {},
    missed: {},
    solved: {
      on: { 'exercise.reset': { target: 'placing', actions: ['clear', 'shuffle'] } },
    },
  },
});

function trayOrder(puzzle: Puzzle, seed: string, attempt: number): string[] {
  return shuffled(
    puzzle.items.map(({ id }) => id),
    `${seed} ${attempt}`,
  );
}
