import { assign, emit, setup } from 'xstate';
import type { HistoryQuestion } from '#src/content/quizzes/model.ts';
import type { QuizScore } from '#src/progress/progress.ts';

export interface HistoryQuizContext {
  questions: readonly HistoryQuestion[];
  /** Index of the current question. */
  index: number;
  /** Id of the option chosen for each question so far. */
  chosen: readonly string[];
}

export type HistoryQuizEvent =
  | { type: 'option.choose'; option: string }
  | { type: 'question.next' };

/** Right answers out of all questions. */
export function historyScore({
  questions,
  chosen,
}: Pick<HistoryQuizContext, 'questions' | 'chosen'>) {
  const right = questions.filter(({ correctAnswer }, i) => chosen[i] === correctAnswer);
  return { score: right.length, total: questions.length } satisfies QuizScore;
}

/**
 * The flow of a history quiz: the first choice locks a question and is right or wrong at once. Emits
 * `question.answered` for each, and `quiz.finished` once, with the score.
 */
export const historyQuizMachine = setup({
  types: {
    context: {} as HistoryQuizContext,
    events: {} as HistoryQuizEvent,
    emitted: {} as
      | { type: 'question.answered'; question: string; right: boolean }
      | { type: 'quiz.finished'; score: QuizScore },
    input: {} as { questions: readonly HistoryQuestion[] },
  },
  guards: {
    isOffered: ({ context }, option: string) =>
      context.questions[context.index]?.options.some(({ id }) => id === option) ?? false,
    isLast: ({ context }) => context.index === context.questions.length - 1,
  },
  actions: {
    choose: assign({
      chosen: ({ context }, option: string) => [...context.chosen, option],
    }),
    report: emit(({ context: { questions, index, chosen } }) => ({
      type: 'question.answered',
      question: questions[index]?.id ?? '',
      right: chosen[index] === questions[index]?.correctAnswer,
    })),
    advance: assign({ index: ({ context }) => context.index + 1 }),
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
          actions: [{ type: 'choose', params: ({ event }) => event.option }, 'report'],
        },
      },
    },
    answered: {
      on: {
        'question.next': [
          { guard: 'isLast', target: 'finished' },
          { target: 'answering', actions: 'advance' },
        ],
      },
    },
    finished: {
      entry: emit(({ context }) => ({ type: 'quiz.finished', score: historyScore(context) })),
    },
  },
});
