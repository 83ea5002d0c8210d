import { assign, emit, setup } from 'xstate';
import { nextPlace, placeBefore, type SlidePlace, type StepCounts } from './place.ts';

interface PresentContext {
  counts: StepCounts;
  place: SlidePlace;
  /** Whether the sound of the place waits for Next: nobody has pressed anything yet when a page opens. */
  waits: boolean;
}

export type PresentEvent =
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'black' }
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
    exists: (_, place: SlidePlace | null) => place !== null,
  },
  delays: {
    /** Milliseconds without mouse movement after which the strip hides. */
    hideStrip: 3000,
  },
  actions: {
    tell: emit(({ context }, to: SlidePlace | null) => ({
      type: 'place.changed',
      place: to ?? context.place,
      from: context.place,
    })),
    go: assign((_, place: SlidePlace | null) => (place ? { place, waits: false } : {})),
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
              {
                guard: { type: 'exists', params: ({ context }) => after(context) },
                actions: [
                  { type: 'tell', params: ({ context }) => after(context) },
                  { type: 'go', params: ({ context }) => after(context) },
                ],
              },
            ],
            back: {
              guard: { type: 'exists', params: ({ context }) => before(context) },
              actions: [
                { type: 'tell', params: ({ context }) => before(context) },
                { type: 'go', params: ({ context }) => before(context) },
              ],
            },
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

const after = ({ counts, place }: PresentContext) => nextPlace(counts, place);
const before = ({ counts, place }: PresentContext) => placeBefore(counts, place);
