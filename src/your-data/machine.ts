import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '#lib/not-provided.ts';
import type { ImportedData } from './export-file.ts';
import type { GroupId } from './kinds.ts';

export interface YourDataContext {
  imported: ImportedData | null;
  /** The result of the last action, for the learner. */
  message: string;
  /** The reason why the chosen file cannot be imported. */
  problem: string;
}

export type YourDataEvent =
  | { type: 'file.choose'; file: Blob }
  | { type: 'import.add' }
  | { type: 'import.replace' }
  | { type: 'import.cancel' }
  /** The learner is asked whether to delete something. */
  | { type: 'delete.ask' }
  | { type: 'delete.confirm'; groups: readonly GroupId[] };

export type YourDataEmitted =
  | { type: 'data.add'; imported: ImportedData }
  | { type: 'data.replace'; imported: ImportedData }
  | { type: 'data.delete'; groups: readonly GroupId[] };

/**
 * Imports and deletes the data on this device. The view provides `readFile`, which rejects with a message for
 * the learner, asks before it deletes, and carries out the emitted changes.
 */
export const yourDataMachine = setup({
  types: {
    context: {} as YourDataContext,
    events: {} as YourDataEvent,
    emitted: {} as YourDataEmitted,
  },
  actors: {
    readFile: fromPromise<ImportedData, Blob>(notProvided),
  },
}).createMachine({
  id: 'yourData',
  context: { imported: null, message: '', problem: '' },
  initial: 'viewing',
  on: {
    'delete.ask': { actions: assign({ message: '', problem: '' }) },
    'delete.confirm': {
      actions: [
        emit(({ event }) => ({ type: 'data.delete', groups: event.groups })),
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
            emit(({ context }) => ({ type: 'data.add', imported: required(context.imported) })),
            assign({ message: 'Added. Nothing on this device was removed.' }),
          ],
        },
        'import.replace': {
          target: 'viewing',
          actions: [
            emit(({ context }) => ({ type: 'data.replace', imported: required(context.imported) })),
            assign({ message: 'Replaced by the data of the file.' }),
          ],
        },
        'import.cancel': 'viewing',
      },
    },
  },
});

function required(imported: ImportedData | null): ImportedData {
  if (!imported) throw new Error('No file is being reviewed');
  return imported;
}
