import { assign, emit, setup } from 'xstate';
import { correctAnswer } from '#src/content/correct-answer.ts';
import type { QuickCheckQuestion } from '#src/content/model.ts';

/** Milliseconds after the choice. */
export const DELAYS = {
  /** How long a right answer is celebrated. */
  celebration: 600,
  /** When the page is told how it went. */
  report: 1500,
} as const;

export interface QuickCheckContext {
  options: readonly string[];
  /** The letter of the right option. */
  correct: string;
  /** The letter that was chosen; `null` before. */
  chosen: string | null;
}

export type QuickCheckEvent = { type: 'option.choose'; option: string };

/**
 * A quick check's flow: one choice, and it stands. A right one is celebrated for a moment; a little
 * later `quiz.answered` is emitted, once.
 */
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
      type: 'parallel',
      states: {
        verdict: {
          initial: 'judging',
          states: {
            judging: { always: [{ guard: 'isRight', target: 'celebrating' }, { target: 'read' }] },
            celebrating: { after: { celebration: 'read' } },
            read: {},
          },
        },
        report: {
          initial: 'pending',
          states: {
            pending: {
              after: {
                report: {
                  target: 'told',
                  actions: emit(({ context }) => ({
                    type: 'quiz.answered',
                    correct: context.chosen === context.correct,
                  })),
                },
              },
            },
            told: {},
          },
        },
      },
    },
  },
});
