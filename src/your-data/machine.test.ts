import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ImportedData } from './export-file.ts';
import { type YourDataEmitted, yourDataMachine } from './machine.ts';

const imported: ImportedData = { values: new Map([['volume', '0.5']]), refused: 0 };

/** The machine, with a file that has these contents or cannot be read. */
function start(says: ImportedData | Error) {
  const readFile = fromPromise<ImportedData, Blob>(async () => {
    if (says instanceof Error) throw says;
    return says;
  });
  const actor = createActor(yourDataMachine.provide({ actors: { readFile } }));
  const emitted: YourDataEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, emitted };
}

const choose = { type: 'file.choose', file: new Blob() } as const;

test.each(['import.add', 'import.replace'] as const)(
  'a file is imported once the learner has seen what it would do: %s',
  async (type) => {
    const { actor, emitted } = start(imported);
    actor.send(choose);
    await waitFor(actor, (state) => state.matches('reviewing'));
    expect(actor.getSnapshot().context.imported).toBe(imported);
    expect(emitted).toEqual([]);
    actor.send({ type });
    expect(emitted).toEqual([{ type: type.replace('import', 'data'), imported }]);
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('viewing');
    expect(context.imported).toBeNull();
    expect(context.message).not.toBe('');
  },
);

test('a file can be put away, or another one chosen', async () => {
  const { actor, emitted } = start(imported);
  actor.send(choose);
  await waitFor(actor, (state) => state.matches('reviewing'));
  actor.send(choose);
  expect(actor.getSnapshot().context.imported).toBeNull();
  await waitFor(actor, (state) => state.matches('reviewing'));
  actor.send({ type: 'import.cancel' });
  expect(actor.getSnapshot().value).toBe('viewing');
  actor.send({ type: 'import.add' });
  expect(emitted).toEqual([]);
});

test('a file that cannot be read says why', async () => {
  const { actor } = start(new Error('This is not a file that Martillo saved.'));
  actor.send(choose);
  const { context } = await waitFor(actor, (state) => state.matches('viewing'));
  expect(context.problem).toBe('This is not a file that Martillo saved.');
});

test('a file with nothing to import says so', async () => {
  const { actor, emitted } = start({ values: new Map(), refused: 3 });
  actor.send(choose);
  const { context } = await waitFor(actor, (state) => state.matches('viewing'));
  expect(context.problem).toMatch('nothing in this file');
  actor.send({ type: 'import.replace' });
  expect(emitted).toEqual([]);
});

test('confirmed groups are deleted, with a new message each time', () => {
  const { actor, emitted } = start(imported);
  actor.send({ type: 'delete.ask' });
  expect(emitted).toEqual([]);
  actor.send({ type: 'delete.confirm', groups: ['log', 'look'] });
  expect(emitted).toEqual([{ type: 'data.delete', groups: ['log', 'look'] }]);
  expect(actor.getSnapshot().context.message).toBe('Deleted.');
  actor.send({ type: 'delete.ask' });
  expect(actor.getSnapshot().context.message).toBe('');
});
