import { assign, emit, setup } from 'xstate';
import type { AudioQuestion } from '#src/content/quizzes/model.ts';
import type { QuizScore } from '#src/progress/progress.ts';
import { countedScore, isExactly, type Outcome } from './model.ts';

export interface AudioQuizContext {
  questions: readonly AudioQuestion[];
  choices: readonly string[];
  /** Index of the current question. */
  index: number;
  /** The selected choices, in the order of `choices`. */
  selected: readonly string[];
  /** The answers submitted for this question, one per try. */
  tries: readonly (readonly string[])[];
  /** The clip of this question failed to load, and has not played since. */
  clipFailed: boolean;
  /** One for each question that has ended. */
  outcomes: readonly Outcome[];
}

export type AudioQuizEvent =
  | { type: 'choice.toggle'; choice: string }
  | { type: 'answer.submit' }
  | { type: 'answer.retry' }
  | { type: 'solution.show' }
  | { type: 'question.next' }
  | { type: 'question.skip' }
  | { type: 'clip.failed' }
  | { type: 'clip.heard' };

/** A question whose clip failed does not count, even after a wrong answer. */
const skip = {
  guard: 'clipFailed',
  target: 'leaving',
  actions: { type: 'close', params: 'skipped' },
} as const;

/**
 * The flow of an audio quiz, see docs/decisions/0011. The view plays the clip and reports whether it
 * failed or played. Emits `question.answered` for each answer submitted, and `quiz.finished` once, with
 * the score to store.
 */
export const audioQuizMachine = setup({
  types: {
    context: {} as AudioQuizContext,
    events: {} as AudioQuizEvent,
    emitted: {} as
      | { type: 'question.answered'; question: string; right: boolean; first: boolean }
      | { type: 'quiz.finished'; score: QuizScore | null },
    input: {} as Pick<AudioQuizContext, 'questions' | 'choices'>,
  },
  guards: {
    isOffered: ({ context }, choice: string) => context.choices.includes(choice),
    hasSelection: ({ context }) => context.selected.length > 0,
    isRight: ({ context: { selected, questions, index } }) =>
      selected.length > 0 && isExactly(selected, questions[index]?.correctAnswer ?? []),
    clipFailed: ({ context }) => context.clipFailed,
    isOver: ({ context }) => context.outcomes.length === context.questions.length,
  },
  actions: {
    toggle: assign({
      selected: ({ context: { choices, selected } }, choice: string) =>
        choices.filter((name) => selected.includes(name) !== (name === choice)),
    }),
    submit: assign({ tries: ({ context }) => [...context.tries, context.selected] }),
    report: emit(({ context: { questions, index, tries } }, right: boolean) => ({
      type: 'question.answered',
      question: questions[index]?.id ?? '',
      right,
      first: tries.length === 1,
    })),
    clear: assign({ selected: [] }),
    close: assign({
      outcomes: ({ context: { outcomes, tries } }, end: Outcome['end']) => [
        ...outcomes,
        { end, tries },
      ],
    }),
    advance: assign({
      index: ({ context: { index, questions } }) => Math.min(index + 1, questions.length - 1),
      selected: [],
      tries: [],
      clipFailed: false,
    }),
  },
}).createMachine({
  id: 'audioQuiz',
  context: ({ input: { questions, choices } }) => ({
    questions,
    choices,
    index: 0,
    selected: [],
    tries: [],
    clipFailed: false,
    outcomes: [],
  }),
  initial: 'answering',
  on: {
    'clip.failed': { actions: assign({ clipFailed: true }) },
    'clip.heard': { actions: assign({ clipFailed: false }) },
  },
  states: {
    answering: {
      on: {
        'choice.toggle': {
          guard: { type: 'isOffered', params: ({ event }) => event.choice },
          actions: { type: 'toggle', params: ({ event }) => event.choice },
        },
        'answer.submit': [
          {
            guard: 'isRight',
            target: 'solved',
            actions: [
              'submit',
              { type: 'report', params: true },
              { type: 'close', params: 'right' },
            ],
          },
          {
            guard: 'hasSelection',
            target: 'missed',
            actions: ['submit', { type: 'report', params: false }],
          },
        ],
        'question.skip': skip,
      },
    },
    missed: {
      on: {
        'answer.retry': { target: 'answering', actions: 'clear' },
        'solution.show': { target: 'shown', actions: { type: 'close', params: 'shown' } },
        'question.skip': skip,
      },
    },
    solved: { on: { 'question.next': 'leaving' } },
    shown: { on: { 'question.next': 'leaving' } },
    leaving: {
      always: [
        { guard: 'isOver', target: 'finished' },
        { target: 'answering', actions: 'advance' },
      ],
    },
    finished: {
      entry: emit(({ context }) => ({
        type: 'quiz.finished',
        score: countedScore(context.outcomes),
      })),
    },
  },
});
