import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '#lib/not-provided.ts';
import type { BandCommand, BandEvent, BandInput } from '#src/band/session.ts';

interface PassagesContext {
  index: number;
  /** The indices of the first and the last passage to play. */
  from: number;
  to: number;
  input: BandInput | null;
  /** The reason why playback failed; `null` after the next attempt. */
  failure: string | null;
}

export type PassagesEvent =
  | { type: 'passages.play'; from: number; to: number }
  | { type: 'passages.stop' }
  | BandEvent;

const NOT_WRITTEN = 'This could not be loaded. Check the connection and press Play again.';

/** A list of passages. The band plays one of them, or several in a row. */
export const passagesMachine = setup({
  types: { context: {} as PassagesContext, events: {} as PassagesEvent },
  actors: {
    writer: fromPromise<BandInput, number>(notProvided),
    band: fromCallback<BandCommand, BandInput>(notProvided),
  },
}).createMachine({
  id: 'passages',
  context: { index: 0, from: 0, to: 0, input: null, failure: null },
  initial: 'silent',
  on: {
    'passages.play': {
      target: '.writing',
      reenter: true,
      actions: assign(({ event: { from, to } }) => ({ index: from, from, to, failure: null })),
    },
    'passages.stop': '.silent',
  },
  states: {
    silent: {},
    writing: {
      invoke: {
        src: 'writer',
        input: ({ context }) => context.index,
        onDone: { target: 'playing', actions: assign({ input: ({ event }) => event.output }) },
        onError: { target: 'silent', actions: assign({ failure: NOT_WRITTEN }) },
      },
    },
    playing: {
      invoke: {
        src: 'band',
        input: ({ context: { input } }) => {
          if (!input) throw new Error('Nothing is written');
          return input;
        },
      },
      on: {
        'playback.ended': [
          {
            guard: ({ context: { index, to }, event }) => index < to && !event.failure,
            target: 'writing',
            actions: assign({ index: ({ context }) => context.index + 1 }),
          },
          {
            target: 'silent',
            actions: assign({ failure: ({ event }) => event.failure ?? null }),
          },
        ],
      },
    },
  },
});
