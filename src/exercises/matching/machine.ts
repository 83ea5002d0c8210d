import { assign, emit, setup } from 'xstate';
import { shuffled } from '#audio/music/random.ts';
import { isSolved, type Placements, type Puzzle, place, putBack, targetOf } from './model.ts';

/** The latest thing that happened in the learner's hand, for who cannot see it. */
export type News =
  | { kind: 'picked'; item: string }
  | { kind: 'placed'; item: string; target: string; replaced: string | null }
  | { kind: 'returned'; item: string }
  | { kind: 'cancelled'; item: string }
  | { kind: 'reset' };

export interface MatchingContext {
  puzzle: Puzzle;
  placements: Placements;
  /** The item in the hand. It stays where it was until it is put down. */
  held: string | null;
  seed: string;
  attempt: number;
  /** The item ids as the cards lie on the table. */
  order: readonly string[];
  /** How often it was checked, so that the same verdict twice is seen and heard twice. */
  checks: number;
  news: News | null;
  /** How much news there was, so that the same twice is told twice. */
  newsCount: number;
}

export type MatchingEvent =
  | { type: 'card.pick'; item: string }
  | { type: 'card.drag'; item: string }
  | { type: 'card.place'; item: string; target: string }
  | { type: 'card.return'; item: string }
  | { type: 'card.cancel' }
  | { type: 'exercise.check' }
  | { type: 'exercise.reset' };

const theEvent = <Event>({ event }: { event: Event }): Event => event;

/**
 * The flow of every matching exercise: what is on which target and what was said of it, and what the
 * learner holds, side by side. Tap, keyboard and drag send the same events; a drag only begins with
 * `card.drag` where the others begin with `card.pick`. The view provides `pulse`, and celebrates on
 * `exercise.solved`.
 */
export const matchingMachine = setup({
  types: {
    context: {} as MatchingContext,
    events: {} as MatchingEvent,
    emitted: {} as { type: 'exercise.solved' },
    input: {} as { puzzle: Puzzle; seed: string },
  },
  guards: {
    exists: ({ context }, event: { item: string; target?: string }) =>
      exists(context.puzzle, event),
    isHeld: ({ context }, { item }: { item: string }) => context.held === item,
    /** It is not there yet; where no target is named, it is on one. */
    moves: ({ context }, event: { item: string; target?: string }) =>
      exists(context.puzzle, event) &&
      targetOf(context.placements, event.item) !== (event.target ?? null),
    isAnythingPlaced: ({ context }) => Object.keys(context.placements).length > 0,
    isSolved: ({ context }) => isSolved(context.puzzle, context.placements),
  },
  actions: {
    /** A short tremble of the device, where it has one. */
    pulse: () => {},
    pickUp: assign(({ context }, { item }: { item: string }) => ({
      held: item,
      ...told(context, { kind: 'picked', item }),
    })),
    cancel: assign(({ context }) => ({
      held: null,
      ...(context.held && told(context, { kind: 'cancelled', item: context.held })),
    })),
    letGo: assign({ held: null }),
    place: assign(({ context }, { item, target }: { item: string; target: string }) => {
      const there = context.placements[target] ?? null;
      const replaced = there === item ? null : there;
      return {
        placements: place(context.placements, item, target),
        held: null,
        ...told(context, { kind: 'placed', item, target, replaced }),
      };
    }),
    putBack: assign(({ context }, { item }: { item: string }) => ({
      placements: putBack(context.placements, item),
      held: null,
      ...told(context, { kind: 'returned', item }),
    })),
    clear: assign(({ context }) => ({
      placements: {},
      held: null,
      ...told(context, { kind: 'reset' }),
    })),
    /** Who has solved it knows which card is which. */
    shuffle: assign(({ context: { puzzle, seed, attempt } }) => ({
      attempt: attempt + 1,
      order: newOrder(puzzle, seed, attempt + 1),
    })),
    count: assign({ checks: ({ context }) => context.checks + 1 }),
  },
}).createMachine({
  id: 'matching',
  context: ({ input }) => ({
    ...input,
    placements: {},
    held: null,
    attempt: 1,
    order: newOrder(input.puzzle, input.seed, 1),
    checks: 0,
    news: null,
    newsCount: 0,
  }),
  type: 'parallel',
  states: {
    hand: {
      initial: 'empty',
      on: {
        'card.pick': [
          { guard: { type: 'isHeld', params: theEvent }, target: '.empty', actions: 'cancel' },
          {
            guard: { type: 'exists', params: theEvent },
            target: '.holding',
            actions: [{ type: 'pickUp', params: theEvent }, 'pulse'],
          },
        ],
        'card.drag': {
          guard: { type: 'exists', params: theEvent },
          target: '.dragging',
          actions: [{ type: 'pickUp', params: theEvent }, 'pulse'],
        },
        'card.place': {
          guard: { type: 'exists', params: theEvent },
          target: '.empty',
          actions: [{ type: 'place', params: theEvent }, 'pulse'],
        },
        'card.return': {
          guard: { type: 'exists', params: theEvent },
          target: '.empty',
          actions: [{ type: 'putBack', params: theEvent }, 'pulse'],
        },
        'card.cancel': { target: '.empty', actions: 'cancel' },
        'exercise.check': { guard: 'isAnythingPlaced', target: '.empty', actions: 'letGo' },
        'exercise.reset': { target: '.empty', actions: 'clear' },
      },
      states: {
        empty: {},
        /** By tap or keyboard. */
        holding: {},
        dragging: {},
      },
    },
    verdict: {
      initial: 'placing',
      on: {
        'card.place': {
          guard: { type: 'moves', params: theEvent },
          target: '.placing',
        },
        'card.return': { guard: { type: 'moves', params: theEvent }, target: '.placing' },
        'exercise.check': [
          { guard: 'isSolved', target: '.solved', actions: 'count' },
          { guard: 'isAnythingPlaced', target: '.missed', actions: 'count' },
        ],
        'exercise.reset': '.placing',
      },
      states: {
        placing: {},
        missed: {},
        solved: {
          entry: emit({ type: 'exercise.solved' }),
          on: { 'exercise.reset': { target: 'placing', actions: 'shuffle' } },
        },
      },
    },
  },
});

function newOrder(puzzle: Puzzle, seed: string, attempt: number): string[] {
  return shuffled(
    puzzle.items.map(({ id }) => id),
    `${seed} ${attempt}`,
  );
}

function exists({ items, targets }: Puzzle, { item, target }: { item: string; target?: string }) {
  return (
    items.some(({ id }) => id === item) &&
    (target === undefined || targets.some(({ id }) => id === target))
  );
}

function told({ newsCount }: MatchingContext, news: News) {
  return { news, newsCount: newsCount + 1 };
}
