import { assign, emit, setup } from 'xstate';
import { correctAnswer } from '#src/content/answers/correct-answer.ts';
import type { QuickCheckQuestion } from '#src/content/model.ts';

/** The flow of a quick check: the first choice is final, and is reported a moment later. A right one is celebrated. */
export const quickCheckMachine = setup({
  types: {
    /** Options by their ids. */
    context: {} as { options: readonly string[]; correct: string; chosen: string | null },
    events: {} as { type: 'option.choose'; option: string },
    emitted: {} as { type: 'quiz.answered'; correct: boolean },
    input: {} as QuickCheckQuestion<unknown>,
  },
  /** After the choice, in milliseconds. */
  delays: { celebration: 600, report: 1500 },
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
