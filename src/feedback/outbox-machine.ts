import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '#lib/not-provided.ts';

/** The pause after the first failure, and the longest (milliseconds). Each is twice as long as the one before. */
const PAUSE = { first: 5000, longest: 300_000 };

/** Sends waiting messages, with growing pauses, until none is left. The caller provides `sendAll`. */
export const outboxMachine = setup({
  types: {
    /** Failures in a row. */
    context: {} as { failures: number },
    /** There may be something to send, or a connection. */
    events: {} as { type: 'outbox.send' },
  },
  actors: {
    /** Resolves with whether any message still waits. */
    sendAll: fromPromise<boolean>(notProvided),
  },
  delays: {
    pause: ({ context }) => Math.min(PAUSE.longest, PAUSE.first * 2 ** (context.failures - 1)),
  },
}).createMachine({
  context: { failures: 0 },
  initial: 'idle',
  states: {
    idle: { on: { 'outbox.send': 'sending' } },
    sending: {
      invoke: {
        src: 'sendAll',
        onDone: [
          {
            guard: ({ event }) => event.output,
            target: 'pausing',
            actions: assign({ failures: ({ context }) => context.failures + 1 }),
          },
          { target: 'idle', actions: assign({ failures: 0 }) },
        ],
      },
    },
    pausing: {
      on: { 'outbox.send': { target: 'sending', actions: assign({ failures: 0 }) } },
      after: { pause: 'sending' },
    },
  },
});
