import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Actor, createActor, waitFor } from 'xstate';
import { deviceStorage } from '#src/device/device-storage.ts';
import { clearDevice } from '#tests/support/storage.ts';
import { LARGEST_FILE } from './export-file.ts';
import { yourDataMachine } from './machine.ts';

const fileOf = (entries: Record<string, string>) =>
  new Blob([JSON.stringify({ format: 'martillo-data', version: 1, entries })]);

let actor: Actor<typeof yourDataMachine>;
const choose = (file: Blob) => actor.send({ type: 'file.choose', file });
const becomes = (state: 'viewing' | 'reviewing') => waitFor(actor, ({ value }) => value === state);
const context = () => actor.getSnapshot().context;
const kept = () => deviceStorage.keys().map((key) => [key, deviceStorage.read(key)]);

beforeEach(() => {
  clearDevice();
  deviceStorage.write('i_teach', 'on');
  actor = createActor(yourDataMachine).start();
});
afterEach(clearDevice);

test.each([
  [
    'import.add',
    [
      ['i_teach', 'on'],
      ['volume', '0.5'],
    ],
  ],
  ['import.replace', [['volume', '0.5']]],
] as const)(
  'a file is imported once the learner has seen what it would do: %s',
  async (type, after) => {
    choose(fileOf({ volume: '0.5' }));
    await becomes('reviewing');
    expect([...(context().imported?.values ?? [])]).toEqual([['volume', '0.5']]);
    expect(kept()).toEqual([['i_teach', 'on']]);
    actor.send({ type });
    expect(kept()).toEqual(after);
    expect(actor.getSnapshot().value).toBe('viewing');
    expect(context().imported).toBeNull();
    expect(context().message).not.toBe('');
  },
);

test('a file can be put away, or another one chosen', async () => {
  choose(fileOf({ volume: '0.5' }));
  await becomes('reviewing');
  choose(fileOf({ volume: '0.7' }));
  expect(context().imported).toBeNull();
  await becomes('reviewing');
  actor.send({ type: 'import.cancel' });
  expect(actor.getSnapshot().value).toBe('viewing');
  actor.send({ type: 'import.add' });
  expect(kept()).toEqual([['i_teach', 'on']]);
});

test.each([
  ['cannot be read', new Blob(['PNG']), 'not a file that Martillo saved'],
  ['is too large', new Blob([' '.repeat(LARGEST_FILE + 1)]), 'too large'],
  ['has nothing to import', fileOf({ unknown: '1' }), 'nothing in this file'],
])('a file that %s says so', async (_, file, problem) => {
  choose(file);
  await becomes('viewing');
  expect(context().problem).toContain(problem);
  actor.send({ type: 'import.replace' });
  expect(kept()).toEqual([['i_teach', 'on']]);
});

test('confirmed groups are deleted, with a new message each time', () => {
  deviceStorage.write('volume', '0.5');
  actor.send({ type: 'delete.ask' });
  expect(kept()).toHaveLength(2);
  actor.send({ type: 'delete.confirm', groups: ['class', 'log'] });
  expect(kept()).toEqual([['volume', '0.5']]);
  expect(context().message).toBe('Deleted.');
  actor.send({ type: 'delete.ask' });
  expect(context().message).toBe('');
});
