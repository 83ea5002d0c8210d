import { assign, fromCallback, setup } from 'xstate';
import {
  type FollowMessage,
  openChannel,
  type PlaceMessage,
  type PresentedPlace,
} from './follow.ts';

/** Interval at which the presenting window is asked for its place (milliseconds). */
const ASK_EVERY = 2000;
/** Time without an answer after which the window counts as gone (milliseconds). */
export const GONE_AFTER = 5000;

/**
 * Follows the window that presents: `waiting` for one, `following` it, or `gone` when it has left or no longer
 * answers. The last place stays. With several windows, the first to answer is followed.
 */
export const notesMachine = setup({
  types: {} as {
    /** The id of the followed window, and its last place. */
    context: { from: string | null; place: PresentedPlace | null };
    events: PlaceMessage;
  },
  actors: {
    /** Passes on messages, and asks for the place at once and at intervals. */
    channel: fromCallback<PlaceMessage>(({ sendBack }) => {
      const opened = openChannel();
      const ask = () => opened.postMessage({ type: 'ask' } satisfies FollowMessage);
      opened.onmessage = ({ data }: MessageEvent<FollowMessage>) => {
        if (data.type === 'place') sendBack(data);
      };
      ask();
      const timer = setInterval(ask, ASK_EVERY);
      return () => {
        clearInterval(timer);
        opened.close();
      };
    }),
  },
  guards: {
    isOther: ({ context, event }) => event.from !== context.from,
    isPlace: ({ event }) => event.place !== null,
  },
  actions: {
    follow: assign(({ event }) => ({ from: event.from, place: event.place })),
  },
  delays: { goneAfter: GONE_AFTER },
}).createMachine({
  context: { from: null, place: null },
  invoke: { src: 'channel' },
  initial: 'waiting',
  on: { place: { guard: 'isPlace', target: '.following', actions: 'follow' } },
  states: {
    waiting: {},
    following: {
      after: { goneAfter: 'gone' },
      on: {
        place: [
          { guard: 'isOther' },
          { guard: 'isPlace', target: 'following', reenter: true, actions: 'follow' },
          { target: 'gone' },
        ],
      },
    },
    gone: {},
  },
});
