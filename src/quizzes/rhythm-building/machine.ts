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

/** The rhythms can be opened, but not while the last one is heard before the congratulations. */
const OPENING = {
  'challenge.open': { guard: 'exists', target: 'building', actions: 'open' },
  'quiz.restart': { target: 'building', actions: 'restart' },
} as const;

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
    exists: ({ context, event }) =>
      event.type === 'challenge.open' && event.index in context.challenges,
    isComplete: ({ context: { challenges, completed } }) => completed.length === challenges.length,
  },
  delays: {
    /** Milliseconds to read 'Perfect!' and hear the last rhythm once at its tempo. */
    congratulate: 2600,
  },
  actions: {
    emitScore: emit(({ context }) => ({ type: 'score.changed', score: rhythmScore(context) })),
    open: assign(({ event }) => (event.type === 'challenge.open' ? { index: event.index } : {})),
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
        ...OPENING,
        'challenge.solved': {
          target: 'judged',
          actions: [{ type: 'complete', params: ({ event }) => event }, 'emitScore'],
        },
        'result.show': { guard: 'isComplete', target: 'congratulated' },
      },
    },
    judged: {
      always: [{ guard: 'isComplete', target: 'complete' }, { target: 'building' }],
    },
    complete: {
      on: { 'result.show': 'congratulated' },
      after: { congratulate: 'congratulated' },
    },
    congratulated: { on: OPENING },
  },
});

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
