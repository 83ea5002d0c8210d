import { assign, emit, setup } from 'xstate';
import type { QuizScore } from '#src/progress/progress.ts';

export interface RhythmBuildingContext {
  /** The ids of the challenges, in order. */
  challenges: readonly string[];
  /** Index of the current challenge. */
  index: number;
  /** Ids of the solved challenges, each once, in the order in which they were solved. */
  completed: readonly string[];
}

export type RhythmBuildingEvent =
  | { type: 'challenge.open'; index: number }
  | { type: 'challenge.previous' }
  | { type: 'challenge.next' }
  | { type: 'challenge.solved'; challenge: string }
  | { type: 'quiz.restart' };

/** Completed challenges out of all. */
export function rhythmScore({ challenges, completed }: RhythmBuildingContext): QuizScore {
  return { score: completed.length, total: challenges.length };
}

/**
 * The flow of building one rhythm after another, in any order. Emits `score.changed` each time a
 * challenge is solved, and on restart.
 */
export const rhythmBuildingMachine = setup({
  types: {
    context: {} as RhythmBuildingContext,
    events: {} as RhythmBuildingEvent,
    emitted: {} as { type: 'score.changed'; score: QuizScore },
    input: {} as { challenges: readonly string[] },
  },
  guards: {
    exists: ({ context }, index: number) => index in context.challenges,
    isKnown: ({ context }, challenge: string) => context.challenges.includes(challenge),
    isComplete: ({ context }) => context.completed.length === context.challenges.length,
  },
  delays: {
    /** Milliseconds to read 'Perfect!' and hear the last rhythm once at its tempo. */
    congratulate: 2600,
  },
  actions: {
    emitScore: emit(({ context }) => ({ type: 'score.changed', score: rhythmScore(context) })),
    open: assign({ index: (_, index: number) => index }),
    complete: assign({
      completed: ({ context }, challenge: string) => [
        ...new Set([...context.completed, challenge]),
      ],
    }),
    restart: assign({ index: 0, completed: [] }),
  },
}).createMachine({
  id: 'rhythmBuilding',
  context: ({ input }) => ({ challenges: input.challenges, index: 0, completed: [] }),
  initial: 'building',
  states: {
    building: {
      always: { guard: 'isComplete', target: 'complete' },
      on: {
        'challenge.open': {
          guard: { type: 'exists', params: ({ event }) => event.index },
          actions: { type: 'open', params: ({ event }) => event.index },
        },
        'challenge.previous': {
          guard: { type: 'exists', params: ({ context }) => context.index - 1 },
          actions: { type: 'open', params: ({ context }) => context.index - 1 },
        },
        'challenge.next': {
          guard: { type: 'exists', params: ({ context }) => context.index + 1 },
          actions: { type: 'open', params: ({ context }) => context.index + 1 },
        },
        'challenge.solved': {
          guard: { type: 'isKnown', params: ({ event }) => event.challenge },
          actions: [{ type: 'complete', params: ({ event }) => event.challenge }, 'emitScore'],
        },
      },
    },
    complete: { after: { congratulate: 'congratulated' } },
    congratulated: {
      on: {
        'quiz.restart': {
          target: 'building',
          actions: ['restart', 'emitScore'],
        },
      },
    },
  },
});
