import { assign, setup } from 'xstate';
import type { QuizScore } from '#src/progress/progress.ts';

export interface RhythmBuildingContext {
  /** The ids of the challenges, in order. */
  challenges: readonly string[];
  /** Which challenge is shown, from 0. */
  index: number;
  /** The challenges that were solved, each once, in the order in which that happened. */
  completed: readonly string[];
}

export type RhythmBuildingEvent =
  | { type: 'challenge.open'; index: number }
  | { type: 'challenge.previous' }
  | { type: 'challenge.next' }
  | { type: 'challenge.solved'; challenge: string }
  | { type: 'quiz.restart' };

/** Completed challenges out of all. */
export function scoreOf({ challenges, completed }: RhythmBuildingContext): QuizScore {
  return { score: completed.length, total: challenges.length };
}

/**
 * The flow of building one rhythm after another, in any order. The view provides `save`, which is told
 * the score each time it may have changed.
 */
export const rhythmBuildingMachine = setup({
  types: {
    context: {} as RhythmBuildingContext,
    events: {} as RhythmBuildingEvent,
    input: {} as { challenges: readonly string[] },
  },
  guards: {
    exists: ({ context }, index: number) => index in context.challenges,
    isKnown: ({ context }, challenge: string) => context.challenges.includes(challenge),
    isComplete: ({ context }) => context.completed.length === context.challenges.length,
  },
  delays: {
    /** Time to read 'Perfect!' and to hear the last rhythm once through at its tempo (milliseconds). */
    hearing: 2600,
  },
  actions: {
    save: (_, _score: QuizScore) => {},
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
          actions: [
            { type: 'complete', params: ({ event }) => event.challenge },
            { type: 'save', params: ({ context }) => scoreOf(context) },
          ],
        },
      },
    },
    complete: { after: { hearing: 'congratulated' } },
    congratulated: {
      on: {
        'quiz.restart': {
          target: 'building',
          actions: ['restart', { type: 'save', params: ({ context }) => scoreOf(context) }],
        },
      },
    },
  },
});
