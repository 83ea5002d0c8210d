import { assign, fromCallback, setup } from 'xstate';
import { notProvided } from '#lib/not-provided.ts';

export interface SongMapContext {
  clips: readonly string[];
  /** Index of the latest part that was chosen or played; `null` at first. */
  current: number | null;
  /** Whether the next part follows automatically. */
  through: boolean;
}

export type SongMapEvent =
  | { type: 'part.toggle'; index: number }
  | { type: 'song.toggle' }
  | ClipEvent;

/** Events of the playing clip: played to its end, stopped by other playback, failed to load. */
export type ClipEvent = { type: 'clip.ended' } | { type: 'clip.stopped' } | { type: 'clip.failed' };

/** The song map's flow: plays one part, or from the current part to the end. The view provides the `clip` actor. */
export const songMapMachine = setup({
  types: {
    context: {} as SongMapContext,
    events: {} as SongMapEvent,
    input: {} as { clips: readonly string[] },
  },
  actors: {
    clip: fromCallback<SongMapEvent, { clip: string }>(notProvided),
  },
  guards: {
    hasNext: ({ context: { clips, current, through } }) =>
      through && (current ?? 0) < clips.length - 1,
  },
  actions: {
    goOn: assign({ current: ({ context }) => (context.current ?? -1) + 1 }),
    /** Plays from the current part on; after the last part, from the first one. */
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
      initial: 'ready',
      states: {
        ready: {},
        /** The latest clip failed. Play tries again. */
        failed: {},
      },
      on: {
        'part.toggle': {
          target: 'playing',
          actions: assign({ through: false, current: ({ event }) => event.index }),
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
          { guard: ({ context, event }) => context.current === event.index, target: 'stopped' },
          {
            target: 'playing',
            reenter: true,
            actions: assign({ current: ({ event }) => event.index }),
          },
        ],
        'song.toggle': 'stopped',
        'clip.ended': [
          { guard: 'hasNext', target: 'playing', reenter: true, actions: 'goOn' },
          { target: 'stopped' },
        ],
        'clip.stopped': 'stopped',
        'clip.failed': 'stopped.failed',
      },
    },
  },
});
