import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { KeepProblem } from '#src/offline/saved/page-copies.ts';

/** The files to fetch before the pages are saved. */
export interface Plan {
  files: readonly string[];
  /** The size of all files (bytes). */
  bytes: number;
}

interface SavingContext {
  /** The paths of the pages to save. */
  paths: readonly string[];
  plan: Plan;
  /** The size of the files that have been kept so far (bytes). */
  kept: number;
  problem: KeepProblem | null;
  /** Whether storage is persistent: the browser has promised to delete nothing by itself. */
  lasting: boolean;
}

type SavingEvent =
  | { type: 'save' }
  | { type: 'cancel' }
  /** Something was saved or deleted, here or in another tab. */
  | { type: 'changed' };

/** The events that `fetchFiles` reports. */
export type FetchEvent =
  | { type: 'file.kept'; bytes: number }
  | { type: 'files.kept' }
  | { type: 'files.failed'; problem: KeepProblem };

const NOTHING: Plan = { files: [], bytes: 0 };

/**
 * Saves pages on the device: measures the missing files, fetches them, and then marks the pages as saved.
 * Cancelling keeps the fetched files, so that saving again continues from there. The view provides the actors.
 */
export const savingMachine = setup({
  types: {
    context: {} as SavingContext,
    events: {} as SavingEvent | FetchEvent,
    tags: {} as 'busy',
    input: {} as { paths: readonly string[] },
  },
  actors: {
    /** Whether every page is saved and complete. */
    look: fromPromise<boolean, readonly string[]>(() => {
      throw new Error('look is not provided');
    }),
    /** Finds the missing files, and asks the browser for persistent storage. Rejects with a `KeepError`. */
    measure: fromPromise<{ plan: Plan; lasting: boolean }, readonly string[]>(() => {
      throw new Error('measure is not provided');
    }),
    fetchFiles: fromCallback<EventObject, Plan>(() => {
      throw new Error('fetchFiles is not provided');
    }),
    note: fromPromise<void, readonly string[]>(() => {
      throw new Error('note is not provided');
    }),
  },
  actions: {
    fail: assign({
      problem: (_, { error }: { error: unknown }) =>
        (error as { problem?: KeepProblem }).problem ?? 'full',
    }),
  },
}).createMachine({
  id: 'saving',
  context: ({ input }) => ({
    paths: input.paths,
    plan: NOTHING,
    kept: 0,
    problem: null,
    lasting: false,
  }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => context.paths,
        onDone: [{ guard: ({ event }) => event.output, target: 'saved' }, { target: 'open' }],
        onError: 'open',
      },
      on: { save: 'measuring' },
    },
    open: { on: { save: 'measuring', changed: 'looking' } },
    measuring: {
      tags: 'busy',
      entry: assign({ plan: NOTHING, kept: 0, problem: null }),
      invoke: {
        src: 'measure',
        input: ({ context }) => context.paths,
        onDone: { target: 'fetching', actions: assign(({ event }) => event.output) },
        onError: {
          target: 'open',
          actions: { type: 'fail', params: ({ event: { error } }) => ({ error }) },
        },
      },
      on: { cancel: 'open' },
    },
    fetching: {
      tags: 'busy',
      invoke: { src: 'fetchFiles', input: ({ context }) => context.plan },
      on: {
        'file.kept': {
          actions: assign({ kept: ({ context, event }) => context.kept + event.bytes }),
        },
        'files.kept': 'noting',
        'files.failed': {
          target: 'open',
          actions: assign({ problem: ({ event }) => event.problem }),
        },
        cancel: 'open',
      },
    },
    noting: {
      tags: 'busy',
      invoke: {
        src: 'note',
        input: ({ context }) => context.paths,
        onDone: 'saved',
        onError: {
          target: 'open',
          actions: { type: 'fail', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    saved: { on: { changed: 'looking' } },
  },
});
