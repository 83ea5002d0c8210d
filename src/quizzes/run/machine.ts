import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { QuizScore } from '#src/progress/progress.ts';
import { countedScore, isExactly, type Outcome, type Phase } from './model.ts';

export interface RunQuestion {
  id: string;
  choices: readonly string[];
  correctAnswer: readonly string[];
  /** Whether the first choice is the answer and ends the question. Otherwise it is submitted and can be tried again. */
  isFinal?: boolean;
}

export interface RunContext {
  questions: readonly RunQuestion[];
  index: number;
  /** The selected choices, in the question's order. */
  selected: readonly string[];
  /** The answers submitted for this question, one per try. */
  tries: readonly (readonly string[])[];
  /** The clip of this question failed to load, and has not played since. */
  clipFailed: boolean;
  /** One for each finished question. */
  outcomes: readonly Outcome[];
}

export type RunEvent =
  | { type: 'choice.toggle'; choice: string }
  | { type: 'answer.submit' }
  | { type: 'answer.retry' }
  | { type: 'solution.show' }
  | { type: 'question.next' }
  | { type: 'question.skip' }
  | { type: 'clip.failed' }
  | { type: 'clip.heard' };

/** A question with a failed clip does not count, even after a wrong answer. */
const skip = {
  guard: 'clipFailed',
  target: 'leaving',
  actions: { type: 'close', params: 'skipped' },
} as const;

const isRight = ({ questions, index, selected }: RunContext) =>
  selected.length > 0 && isExactly(selected, questions[index]?.correctAnswer ?? []);

/**
 * The flow of a run of questions, in a quiz or a round; see docs/decisions/0011. The view plays the clips, and reports
 * failures. Emits `question.answered` for each answer, and `quiz.finished` once, with the score to store.
 */
export const runMachine = setup({
  types: {
    context: {} as RunContext,
    events: {} as RunEvent,
    emitted: {} as
      | {
          type: 'question.answered';
          question: string;
          index: number;
          right: boolean;
          first: boolean;
        }
      | { type: 'quiz.finished'; score: QuizScore | null },
    input: {} as Pick<RunContext, 'questions'>,
  },
  guards: {
    isOffered: ({ context: { questions, index } }, choice: string) =>
      questions[index]?.choices.includes(choice) ?? false,
    isFinal: ({ context: { questions, index, selected } }) =>
      selected.length > 0 && (questions[index]?.isFinal ?? false),
    hasSelection: ({ context }) => context.selected.length > 0,
    isRight: ({ context }) => isRight(context),
    clipFailed: ({ context }) => context.clipFailed,
    isOver: ({ context }) => context.outcomes.length === context.questions.length,
  },
  actions: {
    toggle: assign({
      selected: ({ context: { questions, index, selected } }, choice: string) =>
        (questions[index]?.choices ?? []).filter(
          (one) => selected.includes(one) !== (one === choice),
        ),
    }),
    submit: assign({ tries: ({ context }) => [...context.tries, context.selected] }),
    report: emit(({ context }) => ({
      type: 'question.answered',
      question: context.questions[context.index]?.id ?? '',
      index: context.index,
      right: isRight(context),
      first: context.tries.length === 1,
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
  id: 'run',
  context: ({ input: { questions } }) => ({
    questions,
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
      always: { guard: 'isFinal', target: 'judged', actions: 'submit' },
      on: {
        'choice.toggle': {
          guard: { type: 'isOffered', params: ({ event }) => event.choice },
          actions: { type: 'toggle', params: ({ event }) => event.choice },
        },
        'answer.submit': { guard: 'hasSelection', target: 'judged', actions: 'submit' },
        'question.skip': skip,
      },
    },
    judged: {
      entry: 'report',
      always: [
        { guard: 'isRight', target: 'solved', actions: { type: 'close', params: 'right' } },
        { guard: 'isFinal', target: 'shown', actions: { type: 'close', params: 'shown' } },
        { target: 'missed' },
      ],
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

export type RunState = SnapshotFrom<typeof runMachine>;

/** A run to store, with its answers so far; `null` before the first one. */
export function keptRun({ questions, index, outcomes, tries }: RunContext, answers: unknown) {
  if (outcomes.length === 0 && tries.length === 0) return null;
  return { question: index + 1, total: questions.length, answers };
}

/**
 * A stored run, at a question or at its end; `null` if the outcomes do not match the questions before it.
 * @param tries the answers to the current question
 */
export function runAt(
  questions: readonly RunQuestion[],
  index: number,
  outcomes: readonly Outcome[],
  tries: Outcome['tries'] = [],
): RunState | null {
  const ended = outcomes[index];
  if (outcomes.length !== (ended ? index + 1 : index) || ended?.end === 'skipped') return null;
  const asked = ended?.tries ?? tries;
  const open = tries.length > 0 ? 'missed' : 'answering';
  const selected = asked.at(-1) ?? [];
  return runMachine.resolveState({
    value: ended ? (ended.end === 'right' ? 'solved' : 'shown') : open,
    context: { questions, index, selected, tries: asked, clipFailed: false, outcomes },
  });
}

/** The phase of the current question; `null` at the end. The states `judged` and `leaving` are transient. */
export const phaseOf = ({ value }: RunState): Phase | null =>
  value === 'judged' || value === 'leaving' || value === 'finished' ? null : value;
