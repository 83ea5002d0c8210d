import { assign, emit, enqueueActions, setup } from 'xstate';
import { nextPlace, placeBefore, type SlidePlace, type StepCounts } from './place.ts';

interface PresentContext {
  counts: StepCounts;
  place: SlidePlace;
  /** Whether the sound of the place waits for Next: nobody has pressed anything yet when a page opens. */
  waits: boolean;
}

export type PresentEvent =
  | { type: 'next' | 'back' | 'black' }
  /** The teacher plays or stops what sounds on the slide. */
  | { type: 'toggle' }
  /** The teacher moves the mouse or touches the screen. */
  | { type: 'pointer.moved' };

/**
 * The flow of a presentation: the place, a black screen, and the strip with the teacher's buttons, which
 * hides after a while. Emits `place.changed`, and `sound.due` where Next starts the sound that has waited. On a
 * black screen Next and Back only bring the picture back, so that nothing moves unseen.
 */
export const presentMachine = setup({
  types: {
    context: {} as PresentContext,
    events: {} as PresentEvent,
    emitted: {} as
      | { type: 'place.changed'; place: SlidePlace; from: SlidePlace }
      | { type: 'sound.due' },
    input: {} as PresentContext,
  },
  guards: {
    waits: ({ context }) => context.waits,
  },
  delays: {
    /** Milliseconds without mouse movement after which the strip hides. */
    hideStrip: 3000,
  },
  actions: {
    /** Goes to the next place or the one before, if there is one. */
    move: enqueueActions(({ context: { counts, place: from }, event, enqueue }) => {
      const place = (event.type === 'back' ? placeBefore : nextPlace)(counts, from);
      if (!place) return;
      enqueue.emit({ type: 'place.changed', place, from });
      enqueue.assign({ place, waits: false });
    }),
    tellSoundDue: emit({ type: 'sound.due' }),
    waitNoMore: assign({ waits: false }),
  },
}).createMachine({
  id: 'present',
  context: ({ input }) => input,
  type: 'parallel',
  on: { toggle: { actions: 'waitNoMore' } },
  states: {
    screen: {
      initial: 'shown',
      states: {
        shown: {
          on: {
            next: [
              { guard: 'waits', actions: ['tellSoundDue', 'waitNoMore'] },
              { actions: 'move' },
            ],
            back: { actions: 'move' },
            black: 'black',
          },
        },
        black: {
          on: { next: 'shown', back: 'shown', black: 'shown' },
        },
      },
    },
    strip: {
      // The buttons are seen at first, also by those who do not know them.
      initial: 'visible',
      states: {
        visible: {
          after: { hideStrip: 'hidden' },
          on: { 'pointer.moved': { target: 'visible', reenter: true } },
        },
        hidden: {
          on: { 'pointer.moved': 'visible' },
        },
      },
    },
  },
});
