import { assign, emit, setup } from 'xstate';
import { correctAnswer } from '#src/content/answers/correct-answer.ts';
import type { QuickCheckQuestion } from '#src/content/model.ts';

/** Delays after the choice, in milliseconds. */
export const DELAYS = {
  /** End of the celebration of a right answer. */
  celebration: 600,
  /** When the result is emitted. */
  report: 1500,
} as const;

export interface QuickCheckContext {
  options: readonly string[];
  correct: string;
  /** Id of the chosen option; `null` until one is chosen. */
  chosen: string | null;
}

export type QuickCheckEvent = { type: 'option.choose'; option: string };

/** The flow of a quick check: the first choice is final, and is reported a moment later. A right one is celebrated. */
export const quickCheckMachine = setup({
  types: {
    context: {} as QuickCheckContext,
    events: {} as QuickCheckEvent,
    emitted: {} as { type: 'quiz.answered'; correct: boolean },
    input: {} as QuickCheckQuestion<unknown>,
  },
  delays: DELAYS,
  guards: {
    isOption: ({ context, event }) => context.options.includes(event.option),
    isRight: ({ context }) => context.chosen === context.correct,
  },
}).createMachine({
  id: 'quickCheck',
  context: ({ input }) => ({
    options: input.options.map(({ id }) => id),
    correct: correctAnswer(input),
    chosen: null,
  }),
  initial: 'unanswered',
  states: {
    unanswered: {
      on: {
        'option.choose': {
          guard: 'isOption',
          target: 'answered',
          actions: assign({ chosen: ({ event }) => event.option }),
        },
      },
    },
    answered: {
      initial: 'checking',
      states: {
        checking: {
          always: [{ guard: 'isRight', target: 'celebrating' }, { target: 'shown' }],
        },
        celebrating: { after: { celebration: 'shown' } },
        shown: {},
      },
      after: {
        report: {
          actions: emit(({ context }) => ({
            type: 'quiz.answered',
            correct: context.chosen === context.correct,
          })),
        },
      },
    },
  },
});
