import { assign, setup } from 'xstate';
import type { HistoryQuestion } from '#src/content/quizzes/model.ts';
import type { QuizScore } from '#src/progress/progress.ts';

export interface HistoryQuizContext {
  questions: readonly HistoryQuestion[];
  /** Which question is shown, from 0. */
  index: number;
  /** The option chosen at each question so far. */
  chosen: readonly string[];
}

export type HistoryQuizEvent =
  | { type: 'option.choose'; option: string }
  | { type: 'question.next' };

/** Right answers out of all questions. */
export function scoreOf({ questions, chosen }: Pick<HistoryQuizContext, 'questions' | 'chosen'>) {
  const right = questions.filter(({ correctAnswer }, i) => chosen[i] === correctAnswer);
  return { score: right.length, total: questions.length } satisfies QuizScore;
}

/**
 * A history quiz's flow: the first choice locks a question and is right or wrong at once. The view
 * provides `save`, which is told the score once, at the end.
 */
export const historyQuizMachine = setup({
  types: {
    context: {} as HistoryQuizContext,
    events: {} as HistoryQuizEvent,
    input: {} as { questions: readonly HistoryQuestion[] },
  },
  guards: {
    isOffered: ({ context }, option: string) =>
      context.questions[context.index]?.options.some(({ id }) => id === option) ?? false,
    isLast: ({ context }) => context.index === context.questions.length - 1,
  },
  actions: {
    save: (_, _score: QuizScore) => {},
    choose: assign({
      chosen: ({ context }, option: string) => [...context.chosen, option],
    }),
    goOn: assign({ index: ({ context }) => context.index + 1 }),
  },
}).createMachine({
  id: 'historyQuiz',
  context: ({ input }) => ({ questions: input.questions, index: 0, chosen: [] }),
  initial: 'answering',
  states: {
    answering: {
      on: {
        'option.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event.option },
          target: 'answered',
          actions: { type: 'choose', params: ({ event }) => event.option },
        },
      },
    },
    answered: {
      on: {
        'question.next': [
          { guard: 'isLast', target: 'finished' },
          { target: 'answering', actions: 'goOn' },
        ],
      },
    },
    finished: {
      entry: { type: 'save', params: ({ context }) => scoreOf(context) },
    },
  },
});
