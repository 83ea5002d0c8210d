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

interface SolvedChallenge {
  challenge: string;
  /** Whether the solution was shown before the grid was solved. */
  withSolution: boolean;
}

export type RhythmBuildingEvent =
  | { type: 'challenge.open'; index: number }
  | ({ type: 'challenge.solved' } & SolvedChallenge)
  | { type: 'result.show' }
  | { type: 'quiz.restart' };

export function rhythmScore({ challenges, completed }: RhythmBuildingContext): QuizScore {
  return { score: completed.length, total: challenges.length };
}

/** Whether a rhythm is not solved yet, or only with the solution. */
export function isUnfinished({ challenges, ...state }: RhythmBuildingContext): boolean {
  const { completed, withSolution } = state;
  return completed.length < challenges.length || withSolution.length > 0;
}

/** Index of the challenge after the current one; after the last one, of the first that is not completed. */
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
    isComplete: ({ context: { challenges, completed } }) => completed.length === challenges.length,
  },
  delays: {
    /** Milliseconds to read 'Perfect!' and hear the last rhythm once at its tempo. */
    congratulate: 2600,
  },
  actions: {
    emitScore: emit(({ context }) => ({ type: 'score.changed', score: rhythmScore(context) })),
  },
}).createMachine({
  id: 'rhythmBuilding',
  context: ({ input }) => ({ index: 0, completed: [], withSolution: [], ...input }),
  initial: 'building',
  states: {
    building: {
      on: {
        'challenge.solved': {
          target: 'judged',
          actions: [assign(({ context, event }) => afterSolving(context, event)), 'emitScore'],
        },
        'result.show': { guard: 'isComplete', target: 'congratulated' },
      },
    },
    judged: {
      always: [{ guard: 'isComplete', target: 'complete' }, { target: 'building' }],
    },
    complete: {
      // While the last rhythm plays, no challenge can be opened.
      on: {
        'result.show': 'congratulated',
        'challenge.open': undefined,
        'quiz.restart': undefined,
      },
      after: { congratulate: 'congratulated' },
    },
    congratulated: {},
  },
  on: {
    'challenge.open': {
      guard: ({ context, event }) => event.index in context.challenges,
      target: '.building',
      actions: assign(({ event }) => ({ index: event.index })),
    },
    'quiz.restart': {
      target: '.building',
      actions: assign({ index: 0, completed: [], withSolution: [] }),
    },
  },
});

/** A challenge that was solved without the solution keeps that status. */
function afterSolving(
  context: RhythmBuildingContext,
  { challenge, withSolution }: SolvedChallenge,
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
