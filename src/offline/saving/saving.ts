import { assign, fromPromise, setup } from 'xstate';
import {
  deleteSaved,
  filesOf,
  KeepError,
  type KeepProblem,
  keepFiles,
  loadFileList,
  missingOf,
  noteSaved,
  savedPages,
  sizeOf,
} from '#src/offline/saved/page-copies.ts';
import { registerWorker } from '#src/offline/update/worker-registration.ts';
import { announceSaved } from './saved-changed.ts';

/** The files to fetch before the pages are saved. */
type Plan = Awaited<ReturnType<typeof measure>>;

interface SavingContext {
  paths: readonly string[];
  plan: Plan;
  /** The size of the files that have been stored so far (bytes). */
  kept: number;
  problem: KeepProblem | null;
}

type SavingEvent =
  | { type: 'save' | 'cancel' }
  /** A page was saved or deleted, here or in another tab. */
  | { type: 'changed' }
  | { type: 'file.kept'; bytes: number };

interface Saving extends Pick<SavingContext, 'paths' | 'plan'> {
  onKept(bytes: number): void;
}

/** Whether all of the pages were saved and are still complete. */
async function isSaved(paths: readonly string[]): Promise<boolean> {
  const saved = new Set(await savedPages());
  if (!paths.every((path) => saved.has(path))) return false;
  return (await missingOf(filesOf(await loadFileList(), paths, true))).length === 0;
}

/** Finds the missing files, and asks the browser for persistent storage. @throws KeepError */
async function measure(paths: readonly string[]) {
  const isSupported = 'caches' in globalThis && 'serviceWorker' in navigator;
  // With data saving on, no worker is registered yet.
  if (!isSupported || !(await registerWorker())) throw new KeepError('unsupported', null);
  const list = await loadFileList().catch((error) => {
    throw new KeepError('network', error);
  });
  const files = await missingOf(filesOf(list, paths, true));
  const bytes = sizeOf(list, files);
  // Asks for persistent storage, which browsers do not delete automatically. The learner may be asked, and can refuse.
  const lasting = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < bytes) throw new KeepError('full', null);
  /** The size of each file, and of all files to fetch (bytes). */
  const { sizes } = list;
  return { files, sizes, bytes, lasting };
}

/** Fetches the files of a plan, then marks the pages as saved. Rejects also when it cannot mark them. */
async function save({ paths, plan, onKept }: Saving, signal: AbortSignal): Promise<void> {
  try {
    await keepFiles(plan.files, signal, (file) => onKept(plan.sizes[file] ?? 0));
    signal.throwIfAborted();
    for (const path of paths) await noteSaved(path);
  } catch (error) {
    if (!signal.aborted) console.error('Failed to save:', error);
    throw error;
  } finally {
    // Also after a cancel or a failure: fewer files are missing than before.
    announceSaved();
  }
}

export async function removeSaved(paths: readonly string[]): Promise<void> {
  await deleteSaved(await loadFileList(), paths);
  announceSaved();
}

const NOTHING: Plan = { files: [], sizes: {}, bytes: 0, lasting: false };

const failed = { target: 'open', actions: 'fail' } as const;

/** Fetches the missing files of pages, then marks these as saved. Saving again continues after a Cancel. */
export const savingMachine = setup({
  types: {
    context: {} as SavingContext,
    events: {} as SavingEvent,
    tags: {} as 'busy',
    input: {} as { paths: readonly string[] },
  },
  actors: {
    look: fromPromise(({ input }: { input: readonly string[] }) => isSaved(input)),
    measure: fromPromise(({ input }: { input: readonly string[] }) => measure(input)),
    save: fromPromise<void, Saving>(({ input, signal }) => save(input, signal)),
  },
  actions: {
    fail: assign(({ event }) => ({
      problem: 'error' in event && event.error instanceof KeepError ? event.error.problem : 'full',
    })),
  },
}).createMachine({
  id: 'saving',
  context: ({ input: { paths } }) => ({ paths, plan: NOTHING, kept: 0, problem: null }),
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
        onDone: { target: 'saving', actions: assign({ plan: ({ event }) => event.output }) },
        onError: failed,
      },
      on: { cancel: 'open' },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { paths, plan }, self }) => ({
          paths,
          plan,
          onKept: (bytes) => self.send({ type: 'file.kept', bytes }),
        }),
        onDone: 'saved',
        onError: failed,
      },
      on: {
        'file.kept': {
          actions: assign({ kept: ({ context, event }) => context.kept + event.bytes }),
        },
        cancel: 'open',
      },
    },
    saved: { on: { changed: 'looking' } },
  },
});
