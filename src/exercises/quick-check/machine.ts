import { assign, emit, setup } from 'xstate';
import { correctAnswer } from '#src/content/answers/correct-answer.ts';
import type { QuickCheckQuestion } from '#src/content/model.ts';

/** The flow of a quick check: the first choice is final, and is reported a moment later. A right one is celebrated. */
export const quickCheckMachine = setup({
  types: {
    /** Options by their ids. */
    context: {} as { correct: string; chosen: string | null },
    events: {} as { type: 'option.choose'; option: string },
    emitted: {} as { type: 'quiz.answered'; correct: boolean },
    input: {} as QuickCheckQuestion<unknown>,
  },
  /** After the choice, in milliseconds. */
  delays: { celebration: 600, report: 1500 },
  guards: {
    isRight: ({ context, event }) => event.option === context.correct,
  },
  actions: {
    choose: assign({ chosen: ({ event }) => event.option }),
  },
}).createMachine({
  id: 'quickCheck',
  context: ({ input }) => ({ correct: correctAnswer(input), chosen: null }),
  initial: 'unanswered',
  states: {
    unanswered: {
      on: {
        'option.choose': [
          { guard: 'isRight', target: 'answered.celebrating', actions: 'choose' },
          { target: 'answered', actions: 'choose' },
        ],
      },
    },
    answered: {
      initial: 'shown',
      states: {
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
