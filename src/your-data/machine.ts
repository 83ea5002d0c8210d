import { assign, emit, fromPromise, setup } from 'xstate';
import type { ImportedData } from './export-file.ts';
import type { GroupId } from './kinds.ts';

export interface YourDataContext {
  /** What the chosen file says, while the learner decides. */
  imported: ImportedData | null;
  /** What the learner is asked to confirm to delete; empty unless asked. */
  toDelete: readonly GroupId[];
  /** What was done last, for the learner. */
  message: string;
  /** Why the chosen file cannot be imported. */
  problem: string;
}

export type YourDataEvent =
  | { type: 'file.choose'; file: Blob }
  | { type: 'import.add' }
  | { type: 'import.replace' }
  | { type: 'import.cancel' }
  | { type: 'delete.ask'; groups: readonly GroupId[] }
  | { type: 'delete.confirm' }
  | { type: 'delete.cancel' };

/** What the view does to the device. */
export type YourDataEmitted =
  | { type: 'data.add'; imported: ImportedData }
  | { type: 'data.replace'; imported: ImportedData }
  | { type: 'data.delete'; groups: readonly GroupId[] };

/**
 * Importing and deleting the data on this device: each is asked before it is done. The view provides
 * `readFile`, which rejects with a message for the learner, and carries out what is emitted.
 */
export const yourDataMachine = setup({
  types: {
    context: {} as YourDataContext,
    events: {} as YourDataEvent,
    emitted: {} as YourDataEmitted,
  },
  actors: {
    readFile: fromPromise<ImportedData, Blob>(() => {
      throw new Error('readFile is not provided');
    }),
  },
  guards: {
    isEmpty: ({ context }) => context.imported?.values.size === 0,
  },
}).createMachine({
  id: 'yourData',
  context: { imported: null, toDelete: [], message: '', problem: '' },
  initial: 'viewing',
  states: {
    viewing: {
      entry: assign({ imported: null, toDelete: [] }),
      on: {
        'file.choose': 'reading',
        'delete.ask': {
          target: 'confirming',
          actions: assign({ toDelete: ({ event }) => event.groups, message: '', problem: '' }),
        },
      },
    },
    reading: {
      entry: assign({ imported: null, message: '', problem: '' }),
      invoke: {
        src: 'readFile',
        input: ({ event }) => (event.type === 'file.choose' ? event.file : new Blob()),
        onDone: {
          target: 'reviewing',
          actions: assign({ imported: ({ event }) => event.output }),
        },
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
      always: {
        guard: 'isEmpty',
        target: 'viewing',
        actions: assign({ problem: 'There is nothing in this file that can be imported.' }),
      },
      on: {
        'file.choose': 'reading',
        'import.add': {
          target: 'viewing',
          actions: [
            emit(({ context }) => ({ type: 'data.add', imported: required(context.imported) })),
            assign({ message: 'Added. What was here is still here.' }),
          ],
        },
        'import.replace': {
          target: 'viewing',
          actions: [
            emit(({ context }) => ({ type: 'data.replace', imported: required(context.imported) })),
            assign({ message: 'Replaced with what is in the file.' }),
          ],
        },
        'import.cancel': 'viewing',
      },
    },
    confirming: {
      on: {
        'delete.confirm': {
          target: 'viewing',
          actions: [
            emit(({ context }) => ({ type: 'data.delete', groups: context.toDelete })),
            assign({ message: 'Deleted.' }),
          ],
        },
        'delete.cancel': 'viewing',
      },
    },
  },
});

function required(imported: ImportedData | null): ImportedData {
  if (!imported) throw new Error('No file is being reviewed');
  return imported;
}
