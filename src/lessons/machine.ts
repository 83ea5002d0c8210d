import { setup } from 'xstate';

export type LessonEvent =
  | { type: 'lesson.complete' }
  /** It was completed elsewhere, in another tab. */
  | { type: 'progress.completed' };

/**
 * Reading a lesson: it starts complete if it was completed before, and once complete there is no way
 * back. The page provides `store`, which keeps it on the device and tells the window.
 */
export const lessonMachine = setup({
  types: {
    events: {} as LessonEvent,
    context: {} as { complete: boolean },
    input: {} as { complete: boolean },
  },
  guards: { isComplete: ({ context }) => context.complete },
  actions: { store: () => {} },
}).createMachine({
  id: 'lesson',
  context: ({ input }) => input,
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'isComplete', target: 'completed' }, { target: 'reading' }] },
    reading: {
      on: {
        'lesson.complete': { target: 'completed', actions: 'store' },
        'progress.completed': 'completed',
      },
    },
    completed: {},
  },
});
