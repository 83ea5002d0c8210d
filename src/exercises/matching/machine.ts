import { assign, emit, setup } from 'xstate';
import { shuffled } from '#audio/music/random.ts';
import {
  isSolved,
  type Placements,
  type Puzzle,
  placeItem,
  removeItem,
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

export type MatchingEvent =
  | { type: 'card.pick'; item: string }
  | { type: 'card.drag'; item: string }
  | { type: 'card.place'; item: string; target: string }
  | { type: 'card.return'; item: string }
  | { type: 'card.cancel' }
  | { type: 'exercise.check' }
  | { type: 'exercise.reset' };

/** Emitted after the state has changed. */
export type MatchingEmitted =
  | { type: 'card.held'; item: string }
  /** `replaced` is the item that was on the target, if any. */
  | { type: 'card.placed'; item: string; target: string; replaced: string | null }
  | { type: 'card.returned'; item: string }
  | { type: 'card.cancelled'; item: string }
  | { type: 'exercise.checked'; solved: boolean }
  | { type: 'exercise.cleared' };

/** A guard or an action with the event as its parameter. */
const given = <Type extends string>(type: Type) => ({
  type,
  params: <Event>({ event }: { event: Event }): Event => event,
});

const HOLD = { actions: [given('hold'), given('emitHeld')] };
const CANCEL = ['emitCancelled', 'clearHeld'] as const;
/** Emits first, because placing overwrites the card on the target. */
const PLACE = [given('emitPlaced'), given('place')];
const PUT_BACK = [given('returnToTray'), given('emitReturned')];

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
    moves: ({ context }, event: { item: string; target?: string }) =>
      targetOf(context.placements, event.item) !== (event.target ?? null),
    isAnythingPlaced: ({ context }) => Object.keys(context.placements).length > 0,
    isSolved: ({ context }) => isSolved(context.puzzle, context.placements),
  },
  actions: {
    hold: assign({
      held: (_, { type, item }: { type: string; item: string }) => ({
        item,
        dragging: type === 'card.drag',
      }),
    }),
    clearHeld: assign({ held: null }),
    place: assign({
      placements: ({ context }, { item, target }: { item: string; target: string }) =>
        placeItem(context.placements, item, target),
      held: null,
    }),
    returnToTray: assign({
      placements: ({ context }, { item }: { item: string }) => removeItem(context.placements, item),
      held: null,
    }),
    clear: assign({ placements: {}, held: null }),
    countCheck: assign(({ context }) => ({ checks: context.checks + 1, held: null })),
    /** Deals a new order: a learner who solved the exercise knows the sound of each card. */
    shuffle: assign(({ context: { puzzle, seed, attempt } }) => ({
      attempt: attempt + 1,
      order: trayOrder(puzzle, seed, attempt + 1),
    })),
    emitHeld: emit((_, { item }: { item: string }) => ({ type: 'card.held', item })),
    emitPlaced: emit(({ context }, { item, target }: { item: string; target: string }) => {
      const previous = context.placements[target] ?? null;
      const replaced = previous === item ? null : previous;
      return { type: 'card.placed', item, target, replaced };
    }),
    emitReturned: emit((_, { item }: { item: string }) => ({ type: 'card.returned', item })),
    /** Runs before `clearHeld`, which forgets the item. */
    emitCancelled: emit(({ context }) => ({
      type: 'card.cancelled',
      item: context.held?.item ?? '',
    })),
    emitChecked: emit(({ context }) => ({
      type: 'exercise.checked',
      solved: isSolved(context.puzzle, context.placements),
    })),
    emitCleared: emit({ type: 'exercise.cleared' }),
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
    'card.pick': [{ guard: given('isHeld'), actions: CANCEL }, HOLD],
    'card.drag': HOLD,
    'card.place': [
      { guard: given('moves'), target: '.placing', actions: PLACE },
      { actions: PLACE },
    ],
    'card.return': [
      { guard: given('moves'), target: '.placing', actions: PUT_BACK },
      { actions: PUT_BACK },
    ],
    'card.cancel': { guard: 'isHolding', actions: CANCEL },
    'exercise.check': [
      { guard: 'isSolved', target: '.solved', actions: ['countCheck', 'emitChecked'] },
      { guard: 'isAnythingPlaced', target: '.missed', actions: ['countCheck', 'emitChecked'] },
    ],
    'exercise.reset': { target: '.placing', actions: ['clear', 'emitCleared'] },
  },
  states: {
    placing: {},
    missed: {},
    solved: {
      on: {
        'exercise.reset': { target: 'placing', actions: ['clear', 'shuffle', 'emitCleared'] },
      },
    },
  },
});

function trayOrder(puzzle: Puzzle, seed: string, attempt: number): string[] {
  return shuffled(
    puzzle.items.map(({ id }) => id),
    `${seed} ${attempt}`,
  );
}
