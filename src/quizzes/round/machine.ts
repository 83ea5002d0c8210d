import { assign, setup } from 'xstate';

/** How a question of the round ended; `skipped` if its clip could not be loaded. */
export type RoundOutcome = 'right' | 'wrong' | 'skipped';

export interface RoundContext {
  /** Number of questions, at least 1. */
  total: number;
  /** Index of the current question. */
  index: number;
  /** Of the questions that were answered or skipped. */
  outcomes: readonly RoundOutcome[];
}

export type RoundEvent =
  /** The first answer to the current question. */
  | { type: 'question.answered'; right: boolean }
  /** The learner moves on, after an answer or because the clip failed. */
  | { type: 'question.done' };

/** The flow of a round: one question after the other. The first answer to each one counts. */
export const roundMachine = setup({
  types: {
    context: {} as RoundContext,
    events: {} as RoundEvent,
    input: {} as Pick<RoundContext, 'total'>,
  },
  guards: {
    isLast: ({ context }) => context.index === context.total - 1,
  },
  actions: {
    note: assign({
      outcomes: ({ context }, outcome: RoundOutcome) => [...context.outcomes, outcome],
    }),
    advance: assign({ index: ({ context }) => context.index + 1 }),
  },
}).createMachine({
  id: 'round',
  context: ({ input: { total } }) => ({ total, index: 0, outcomes: [] }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'question.answered': {
          target: 'answered',
          actions: {
            type: 'note',
            params: ({ event }) => (event.right ? 'right' : 'wrong'),
          },
        },
        'question.done': { target: 'leaving', actions: { type: 'note', params: 'skipped' } },
      },
    },
    answered: { on: { 'question.done': 'leaving' } },
    leaving: {
      always: [
        { guard: 'isLast', target: 'finished' },
        { target: 'asking', actions: 'advance' },
      ],
    },
    finished: {},
  },
});
