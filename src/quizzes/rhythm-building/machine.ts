import { assign, emit, setup } from 'xstate';
import type { QuizScore } from '#src/progress/progress.ts';

export interface RhythmBuildingContext {
  challenges: readonly string[];
  index: number;
  /** Ids of the solved challenges, each once, in the order in which they were solved. */
  completed: readonly string[];
  /** Ids of the solved challenges that were never solved without the solution. */
  withSolution: readonly string[];
}

export type RhythmBuildingStart = Pick<
  RhythmBuildingContext,
  'index' | 'completed' | 'withSolution'
>;

interface Solved {
  challenge: string;
  /** Whether the solution was shown on the way. */
  withSolution: boolean;
}

export type RhythmBuildingEvent =
  | { type: 'challenge.open'; index: number }
  | ({ type: 'challenge.solved' } & Solved)
  | { type: 'result.show' }
  | { type: 'quiz.restart' };

export function rhythmScore({ challenges, completed }: RhythmBuildingContext): QuizScore {
  return { score: completed.length, total: challenges.length };
}

const COMPLETE = [
  { type: 'complete', params: ({ event }: { event: Solved }) => event },
  'emitScore',
] as const;

/** Whether a rhythm is still to be built, or to be built without the solution. */
export function isUnfinished({ challenges, ...state }: RhythmBuildingContext): boolean {
  const { completed, withSolution } = state;
  return completed.length < challenges.length || withSolution.length > 0;
}

/** Index of the challenge after the current one; after the last, of the first that is not completed. */
export function nextIndex({ challenges, index, completed }: RhythmBuildingContext): number | null {
  if (index + 1 < challenges.length) return index + 1;
  const open = challenges.findIndex((id) => !completed.includes(id));
  return open < 0 || open === index ? null : open;
}

/** The flow of building rhythms in any order. Once all are solved, they can be opened again, to be built without the solution. */
export const rhythmBuildingMachine = setup({
  types: {
    context: {} as RhythmBuildingContext,
    events: {} as RhythmBuildingEvent,
    emitted: {} as { type: 'score.changed'; score: QuizScore },
    input: {} as Pick<RhythmBuildingContext, 'challenges'> & Partial<RhythmBuildingStart>,
  },
  guards: {
    exists: ({ context }, index: number) => index in context.challenges,
    isComplete: ({ context }) => isComplete(context),
    completes: ({ context }, challenge: string) =>
      isComplete(afterSolving(context, challenge, false)),
  },
  delays: {
    /** Milliseconds to read 'Perfect!' and hear the last rhythm once at its tempo. */
    congratulate: 2600,
  },
  actions: {
    emitScore: emit(({ context }) => ({ type: 'score.changed', score: rhythmScore(context) })),
    open: assign({ index: (_, index: number) => index }),
    complete: assign(({ context }, { challenge, withSolution }: Solved) =>
      afterSolving(context, challenge, withSolution),
    ),
    restart: assign({ index: 0, completed: [], withSolution: [] }),
  },
}).createMachine({
  id: 'rhythmBuilding',
  context: ({ input }) => ({ index: 0, completed: [], withSolution: [], ...input }),
  initial: 'building',
  states: {
    building: {
      on: {
        'challenge.open': {
          guard: { type: 'exists', params: ({ event }) => event.index },
          actions: { type: 'open', params: ({ event }) => event.index },
        },
        'challenge.solved': [
          {
            guard: { type: 'completes', params: ({ event }) => event.challenge },
            target: 'complete',
            actions: COMPLETE,
          },
          { actions: COMPLETE },
        ],
        'result.show': { guard: 'isComplete', target: 'congratulated' },
        'quiz.restart': { actions: 'restart' },
      },
    },
    complete: {
      on: { 'result.show': 'congratulated' },
      after: { congratulate: 'congratulated' },
    },
    congratulated: {
      on: {
        'challenge.open': {
          guard: { type: 'exists', params: ({ event }) => event.index },
          target: 'building',
          actions: { type: 'open', params: ({ event }) => event.index },
        },
        'quiz.restart': { target: 'building', actions: 'restart' },
      },
    },
  },
});

const isComplete = ({ challenges, completed }: RhythmBuildingContext) =>
  completed.length === challenges.length;

/** Once built without the solution, a challenge stays so. */
function afterSolving(
  context: RhythmBuildingContext,
  challenge: string,
  withSolution: boolean,
): RhythmBuildingContext {
  const { completed } = context;
  const others = context.withSolution.filter((id) => id !== challenge);
  const wasAssisted = others.length < context.withSolution.length;
  const isAssisted = withSolution && (wasAssisted || !completed.includes(challenge));
  return {
    ...context,
    completed: [...new Set([...completed, challenge])],
    withSolution: isAssisted ? [...others, challenge] : others,
  };
}
