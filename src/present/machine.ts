import { assign, enqueueActions, setup } from 'xstate';
import { nextPlace, placeBefore, type SlidePlace, type StepCounts } from './place.ts';

interface PresentContext {
  counts: StepCounts;
  place: SlidePlace;
  /** Whether the sound of the place waits for Next: browsers forbid sound before the first press on a page. */
  waits: boolean;
  /** The number of times that Next or Back has entered a place. */
  entered: number;
}

type PresentEvent =
  | { type: 'next' | 'back' | 'black' }
  /** The teacher plays or stops the sound of the slide. */
  | { type: 'toggle' }
  /** The teacher moves the mouse or touches the screen. */
  | { type: 'pointer.moved' };

/**
 * The flow of a presentation: the place, a black screen, and the strip with the teacher's buttons, which hides after a
 * while. Emits `place.entered` when Next or Back leads to a place, or Next starts the waiting sound of this place. On
 * a black screen they only bring the picture back, so that no change goes unseen.
 */
export const presentMachine = setup({
  types: {
    context: {} as PresentContext,
    events: {} as PresentEvent,
    emitted: {} as { type: 'place.entered'; place: SlidePlace; from: SlidePlace },
    input: {} as Omit<PresentContext, 'entered'>,
  },
  delays: {
    /** Time without mouse movement after which the strip hides (milliseconds). */
    hideStrip: 3000,
  },
  actions: {
    /** Goes to the next or the previous place, if there is one. */
    move: enqueueActions(({ context, event, enqueue }) => {
      const { counts, place: from, waits, entered } = context;
      const next = waits ? from : nextPlace(counts, from);
      const place = event.type === 'back' ? placeBefore(counts, from) : next;
      if (!place) return;
      enqueue.emit({ type: 'place.entered', place, from });
      enqueue.assign({ place, waits: false, entered: entered + 1 });
    }),
  },
}).createMachine({
  id: 'present',
  context: ({ input }) => ({ ...input, entered: 0 }),
  type: 'parallel',
  on: { toggle: { actions: assign({ waits: false }) } },
  states: {
    screen: {
      initial: 'shown',
      states: {
        shown: {
          on: {
            next: { actions: 'move' },
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
      // The buttons are visible at first, for teachers who do not know them.
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
