import { assign, setup } from 'xstate';
import type { AudioQuestion } from '#src/content/quizzes/model.ts';
import type { QuizScore } from '#src/progress/progress.ts';
import { isExactly, type Outcome, scoreOf } from './model.ts';

export interface AudioQuizContext {
  questions: readonly AudioQuestion[];
  choices: readonly string[];
  /** Which question is shown, from 0. */
  index: number;
  /** What is chosen right now, in the order of the choices. */
  selected: readonly string[];
  /** What was submitted for this question, one entry a try. */
  tries: readonly (readonly string[])[];
  /** The clip of this question could not be had, and has not been heard since. */
  clipFailed: boolean;
  /** How each question before this one ended. */
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

/** A question whose clip was never heard does not count, guessed at or not. */
const skip = {
  guard: 'clipFailed',
  target: 'leaving',
  actions: { type: 'close', params: 'skipped' },
} as const;

/**
 * An audio quiz's flow, see docs/decisions/0011. The view plays the clip and tells of it what matters
 * here: that it could not be had, or was heard after all. It provides `save`, told the score at the end.
 */
export const audioQuizMachine = setup({
  types: {
    context: {} as AudioQuizContext,
    events: {} as AudioQuizEvent,
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
    save: (_, _score: QuizScore) => {},
    toggle: assign({
      selected: ({ context: { choices, selected } }, choice: string) =>
        choices.filter((name) => selected.includes(name) !== (name === choice)),
    }),
    submit: assign({ tries: ({ context }) => [...context.tries, context.selected] }),
    clear: assign({ selected: [] }),
    close: assign({
      outcomes: ({ context: { outcomes, tries } }, end: Outcome['end']) => [
        ...outcomes,
        { end, tries },
      ],
    }),
    goOn: assign({
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
            actions: ['submit', { type: 'close', params: 'right' }],
          },
          { guard: 'hasSelection', target: 'missed', actions: 'submit' },
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
        { target: 'answering', actions: 'goOn' },
      ],
    },
    finished: {
      entry: { type: 'save', params: ({ context }) => scoreOf(context.outcomes) },
    },
  },
});
