import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { KeepError } from '#src/offline/saved/page-copies.ts';
import { type FetchEvent, type Plan, savingMachine } from './saving-machine.ts';

const PLAN: Plan = { files: ['/build/a.js', '/lesson'], bytes: 300 };
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start({ isSaved = false, measured = async () => ({ plan: PLAN, lasting: true }) } = {}) {
  let report: (event: FetchEvent) => void = () => {};
  const stopped = vi.fn();
  const noted = vi.fn<(paths: readonly string[]) => Promise<void>>().mockResolvedValue();
  const actor = createActor(
    savingMachine.provide({
      actors: {
        look: fromPromise(async () => isSaved),
        measure: fromPromise(measured),
        fetchFiles: fromCallback(({ sendBack }) => {
          report = sendBack;
          return stopped;
        }),
        note: fromPromise(({ input }) => noted(input)),
      },
    }),
    { input: { paths: ['/lesson'] } },
  ).start();
  return {
    actor,
    noted,
    stopped,
    send: (type: 'save' | 'cancel' | 'changed') => actor.send({ type }),
    report: (event: FetchEvent) => report(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

test('saved pages are shown as saved, until they are deleted', async () => {
  const { state, send } = start({ isSaved: true });
  await settle();
  expect(state()).toBe('saved');
  send('changed');
  expect(state()).toBe('looking');
});

test('saving measures, fetches with its progress, and notes the pages as saved', async () => {
  const { state, send, report, context, noted } = start();
  await settle();
  expect(state()).toBe('open');
  send('save');
  expect(state()).toBe('measuring');
  await settle();
  expect([state(), context().plan, context().lasting]).toEqual(['fetching', PLAN, true]);
  report({ type: 'file.kept', bytes: 100 });
  report({ type: 'file.kept', bytes: 50 });
  expect(context().kept).toBe(150);
  expect(noted).not.toHaveBeenCalled();
  report({ type: 'files.kept' });
  await settle();
  expect(state()).toBe('saved');
  expect(noted).toHaveBeenCalledExactlyOnceWith(['/lesson']);
});

test('Cancel stops fetching, and no page is marked as saved', async () => {
  const { state, send, report, stopped, noted } = start();
  send('save');
  await settle();
  send('cancel');
  expect(state()).toBe('open');
  expect(stopped).toHaveBeenCalledOnce();
  report({ type: 'files.kept' });
  await settle();
  expect(noted).not.toHaveBeenCalled();
});

test('a problem is told, and saving again begins anew without it', async () => {
  const { state, send, report, context } = start();
  send('save');
  await settle();
  report({ type: 'file.kept', bytes: 100 });
  report({ type: 'files.failed', problem: 'full' });
  expect([state(), context().problem]).toEqual(['open', 'full']);
  send('save');
  expect([state(), context().problem, context().kept]).toEqual(['measuring', null, 0]);
});

test('without a network to measure with, that is the problem', async () => {
  const { state, send, context } = start({
    measured: () => Promise.reject(new KeepError('network', new TypeError('Failed to fetch'))),
  });
  send('save');
  await settle();
  expect([state(), context().problem]).toEqual(['open', 'network']);
});

test('a page that cannot be marked is not saved', async () => {
  const { state, send, report, context, noted } = start();
  noted.mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  send('save');
  await settle();
  report({ type: 'files.kept' });
  await settle();
  expect([state(), context().problem]).toEqual(['open', 'full']);
});
