import { assign, fromCallback, setup } from 'xstate';

export interface SongMapContext {
  /** The clip of every part, in the song's order. */
  clips: readonly string[];
  /** The part that was chosen or heard last; `null` before the first. */
  current: number | null;
  /** Whether the next part follows by itself. */
  through: boolean;
}

export type SongMapEvent =
  | { type: 'part.toggle'; index: number }
  | { type: 'song.toggle' }
  | ClipEvent;

/** What becomes of the clip that plays: heard to its end, stopped by something else, not to be had. */
export type ClipEvent = { type: 'clip.ended' } | { type: 'clip.stopped' } | { type: 'clip.failed' };

/**
 * Walking through a song: one part at a time, or from where one stands to the end. The view provides
 * the `clip` that sounds while a part plays.
 */
export const songMapMachine = setup({
  types: {
    context: {} as SongMapContext,
    events: {} as SongMapEvent,
    input: {} as { clips: readonly string[] },
  },
  actors: {
    clip: fromCallback<SongMapEvent, { clip: string }>(() => {
      throw new Error('the view provides the clip');
    }),
  },
  guards: {
    isCurrent: ({ context }, index: number) => context.current === index,
    hasNext: ({ context: { clips, current, through } }) =>
      through && (current ?? 0) < clips.length - 1,
  },
  actions: {
    goTo: assign({ current: (_, index: number) => index }),
    goOn: assign({ current: ({ context }) => (context.current ?? -1) + 1 }),
    oneOnly: assign({ through: false }),
    /** From where one stands; at the end, from the beginning. */
    toTheEnd: assign(({ context: { clips, current } }) => ({
      through: true,
      current: current === null || current === clips.length - 1 ? 0 : current,
    })),
  },
}).createMachine({
  id: 'songMap',
  context: ({ input }) => ({ clips: input.clips, current: null, through: false }),
  initial: 'stopped',
  states: {
    stopped: {
      on: {
        'part.toggle': {
          target: 'playing',
          actions: ['oneOnly', { type: 'goTo', params: ({ event }) => event.index }],
        },
        'song.toggle': { target: 'playing', actions: 'toTheEnd' },
      },
    },
    playing: {
      invoke: {
        src: 'clip',
        input: ({ context: { clips, current } }) => ({ clip: clips[current ?? 0] ?? '' }),
      },
      on: {
        'part.toggle': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.index },
            target: 'stopped',
          },
          {
            target: 'playing',
            reenter: true,
            actions: { type: 'goTo', params: ({ event }) => event.index },
          },
        ],
        'song.toggle': 'stopped',
        'clip.ended': [
          { guard: 'hasNext', target: 'playing', reenter: true, actions: 'goOn' },
          { target: 'stopped' },
        ],
        'clip.stopped': 'stopped',
        'clip.failed': 'failed',
      },
    },
    // Tried again by playing again.
    failed: {
      on: {
        'part.toggle': {
          target: 'playing',
          actions: ['oneOnly', { type: 'goTo', params: ({ event }) => event.index }],
        },
        'song.toggle': { target: 'playing', actions: 'toTheEnd' },
      },
    },
  },
});
