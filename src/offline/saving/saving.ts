import { fromCallback, fromPromise } from 'xstate';
import {
  deleteSaved,
  filesOf,
  KeepError,
  keepFiles,
  loadFileList,
  missingOf,
  noteSaved,
  savedPages,
  sizeOf,
} from '#src/offline/saved/page-copies.ts';
import { registerWorker } from '#src/offline/update/worker-registration.ts';
import { announceSaved } from './saved-changed.ts';
import { type FetchEvent, type Plan, savingMachine } from './saving-machine.ts';

/** A `savingMachine` that works on this browser's caches. */
export function createSaving() {
  return savingMachine.provide({
    actors: {
      look: fromPromise(({ input }) => isSaved(input)),
      measure: fromPromise(({ input }) => measure(input)),
      fetchFiles: fromCallback(({ input, sendBack }) => fetchFiles(input, sendBack)),
      note: fromPromise(async ({ input }) => {
        for (const path of input) await noteSaved(path);
        announceSaved();
      }),
    },
  });
}

/** Whether all of the pages were saved and are still complete. */
export async function isSaved(paths: readonly string[]): Promise<boolean> {
  const saved = new Set((await savedPages()).map(({ path }) => path));
  if (!paths.every((path) => saved.has(path))) return false;
  return (await missingOf(filesOf(await loadFileList(), paths, true))).length === 0;
}

async function measure(paths: readonly string[]): Promise<{ plan: Plan; lasting: boolean }> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) {
    throw new KeepError('unsupported', null);
  }
  // With data saving on, no worker is registered yet.
  if (!(await registerWorker())) throw new KeepError('unsupported', null);
  const list = await loadFileList().catch((error) => {
    throw new KeepError('network', error);
  });
  const files = await missingOf(filesOf(list, paths, true));
  const plan = { files, bytes: sizeOf(list, files) };
  // Browsers may ask the learner, who can refuse.
  const lasting = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < plan.bytes) throw new KeepError('full', null);
  return { plan, lasting };
}

function fetchFiles({ files }: Plan, report: (event: FetchEvent) => void): () => void {
  const stop = new AbortController();
  const run = async () => {
    const list = await loadFileList();
    await keepFiles(files, stop.signal, (file) =>
      report({ type: 'file.kept', bytes: list.sizes[file] ?? 0 }),
    );
    report({ type: 'files.kept' });
  };
  run()
    .catch((error: unknown) => {
      if (stop.signal.aborted) return;
      console.error('Failed to save:', error);
      const problem = error instanceof KeepError ? error.problem : 'network';
      report({ type: 'files.failed', problem });
    })
    // Cancelled or failed, too: less is missing than before.
    .finally(announceSaved);
  return () => stop.abort();
}

/** Deletes saved pages, and notifies every tab. */
export async function removeSaved(paths: readonly string[]): Promise<void> {
  await deleteSaved(await loadFileList(), paths);
  announceSaved();
}
