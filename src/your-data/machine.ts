import { assign, fromPromise, setup } from 'xstate';
import { deviceStorage, tabStorage } from '#src/device/device-storage.ts';
import { deleteGroups } from './entries.ts';
import {
  addFrom,
  type ImportedData,
  LARGEST_FILE,
  readExport,
  replaceFrom,
} from './export-file.ts';
import type { GroupId } from './kinds.ts';

interface YourDataContext {
  imported: ImportedData | null;
  /** The result of the last action, for the learner. */
  message: string;
  /** The reason why the chosen file cannot be imported. */
  problem: string;
}

type YourDataEvent =
  | { type: 'file.choose'; file: Blob }
  | { type: 'import.add' | 'import.replace' | 'import.cancel' }
  /** The learner wants to delete entries, and is asked to confirm. */
  | { type: 'delete.ask' }
  | { type: 'delete.confirm'; groups: readonly GroupId[] };

/** Imports and deletes the data on this device. The view asks before it deletes. */
export const yourDataMachine = setup({
  types: {
    context: {} as YourDataContext,
    events: {} as YourDataEvent,
  },
  actors: {
    /** Rejects with a message for the learner. */
    readFile: fromPromise<ImportedData, Blob>(async ({ input }) => {
      if (input.size > LARGEST_FILE) throw new Error('This file is too large to be one of ours.');
      return readExport(await input.text());
    }),
  },
}).createMachine({
  id: 'yourData',
  context: { imported: null, message: '', problem: '' },
  initial: 'viewing',
  on: {
    'delete.ask': { actions: assign({ message: '', problem: '' }) },
    'delete.confirm': {
      actions: [
        ({ event }) => {
          deleteGroups(deviceStorage, event.groups);
          // The tab has its own copies of drafts and solved grids.
          deleteGroups(tabStorage, event.groups);
        },
        assign({ message: 'Deleted.' }),
      ],
    },
  },
  states: {
    viewing: {
      entry: assign({ imported: null }),
      on: {
        'file.choose': 'reading',
      },
    },
    reading: {
      entry: assign({ imported: null, message: '', problem: '' }),
      invoke: {
        src: 'readFile',
        input: ({ event }) => (event.type === 'file.choose' ? event.file : new Blob()),
        onDone: [
          {
            guard: ({ event }) => event.output.values.size === 0,
            target: 'viewing',
            actions: assign({ problem: 'There is nothing in this file that can be imported.' }),
          },
          { target: 'reviewing', actions: assign({ imported: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'viewing',
          actions: assign({
            problem: ({ event: { error } }) =>
              error instanceof Error ? error.message : String(error),
          }),
        },
      },
    },
    reviewing: {
      on: {
        'file.choose': 'reading',
        'import.add': {
          target: 'viewing',
          actions: [
            ({ context: { imported } }) => imported && addFrom(deviceStorage, imported),
            assign({ message: 'Added. Nothing on this device was removed.' }),
          ],
        },
        'import.replace': {
          target: 'viewing',
          actions: [
            ({ context: { imported } }) => imported && replaceFrom(deviceStorage, imported),
            assign({ message: 'Replaced by the data of the file.' }),
          ],
        },
        'import.cancel': 'viewing',
      },
    },
  },
});
