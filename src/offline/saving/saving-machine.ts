import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '#lib/not-provided.ts';
import type { KeepProblem } from '#src/offline/saved/page-copies.ts';

/** The files to fetch before the pages are saved. */
export interface Plan {
  files: readonly string[];
  bytes: number;
}

interface SavingContext {
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

export type FetchEvent =
  | { type: 'file.kept'; bytes: number }
  | { type: 'files.kept' }
  | { type: 'files.failed'; problem: KeepProblem };

const NOTHING: Plan = { files: [], bytes: 0 };

const failed = { target: 'open', actions: 'fail' } as const;

/** Fetches the missing files of pages, then marks these as saved. Saving again continues after a Cancel. */
export const savingMachine = setup({
  types: {
    context: {} as SavingContext,
    events: {} as SavingEvent | FetchEvent,
    tags: {} as 'busy',
    input: {} as { paths: readonly string[] },
  },
  actors: {
    look: fromPromise<boolean, readonly string[]>(notProvided),
    /** Finds the missing files, and asks the browser for persistent storage. Rejects with a `KeepError`. */
    measure: fromPromise<{ plan: Plan; lasting: boolean }, readonly string[]>(notProvided),
    fetchFiles: fromCallback<EventObject, Plan>(notProvided),
    note: fromPromise<void, readonly string[]>(notProvided),
  },
  actions: {
    /** Notes the problem that the event has, or the error in it. */
    fail: assign(({ event }) => {
      const { problem = 'full' }: { problem?: KeepProblem } = Object(
        'error' in event ? event.error : event,
      );
      return { problem };
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
        onError: failed,
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
        'files.failed': failed,
        cancel: 'open',
      },
    },
    noting: {
      tags: 'busy',
      invoke: {
        src: 'note',
        input: ({ context }) => context.paths,
        onDone: 'saved',
        onError: failed,
      },
    },
    saved: { on: { changed: 'looking' } },
  },
});
