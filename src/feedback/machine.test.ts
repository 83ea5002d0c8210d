import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Draft, RefusedError } from './deliver.ts';
import { feedbackMachine } from './machine.ts';

const EMPTY: Draft = { id: 'a1', message: '', email: '' };

/** An open dialog, with a log of its messages and events, and a server that the test controls. */
function openDialog(draft: Draft = EMPTY) {
  const log: string[] = [];
  const ids: string[] = [];
  const clock = new SimulatedClock();
  let response: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  const actor = createActor(
    feedbackMachine.provide({
      actions: {
        save: ({ context }) => void log.push(`save ${context.message} ${context.email}`.trim()),
        discard: () => void log.push('discard'),
        queue: ({ context }) => void log.push(`queue ${context.id} ${context.message}`),
        unqueue: ({ context }) => void log.push(`delivered ${context.id}`),
        report: ({ event }) => {
          log.push(`failed: ${'error' in event ? (event.error as Error).message : 'no answer'}`);
        },
      },
      actors: {
        deliver: fromPromise<void, Draft>(({ input, signal }) => {
          log.push(`send ${input.message} ${input.email}`.trim());
          ids.push(input.id);
          signal.addEventListener('abort', () => log.push('aborted'));
          return new Promise((resolve, reject) => {
            response = { resolve, reject };
          });
        }),
      },
    }),
    { clock },
  ).start();
  actor.send({ type: 'dialog.open', draft });
  // The machine has handled the promise in the next turn of the event loop.
  const settle = (_: unknown) => new Promise((resolve) => setImmediate(resolve));
  return {
    log,
    ids,
    clock,
    send: actor.send.bind(actor),
    write: (message: string) => actor.send({ type: 'draft.edit', change: { message } }),
    succeed: () => settle(response?.resolve()),
    fail: (message: string) => settle(response?.reject(new Error(message))),
    refuse: () => settle(response?.reject(new RefusedError('Too long'))),
    state: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : value.open;
    },
    context: () => actor.getSnapshot().context,
  };
}

describe('the feedback dialog', () => {
  test('opens with the stored draft', () => {
    const draft = { id: 'a1', message: 'half a', email: 'ana@example.com' };
    const { state, context } = openDialog(draft);
    expect([state(), context()]).toEqual(['idle', draft]);
  });

  test('stores every change of the draft', () => {
    const { write, send, log } = openDialog();
    write('a');
    send({ type: 'draft.edit', change: { email: 'b@c.de' } });
    expect(log).toEqual(['save a', 'save a b@c.de']);
  });

  test.each(['', ' \n\t'])('does not send a blank message: %j', (message) => {
    const { write, send, state } = openDialog();
    write(message);
    send({ type: 'message.send' });
    expect(state()).toBe('idle');
  });

  test('sends, shows the success for 2000 ms, then closes and clears the fields', async () => {
    const { write, send, log, state, context, clock, succeed } = openDialog();
    write('hola');
    send({ type: 'message.send' });
    expect(state()).toBe('sending');
    await succeed();
    expect([state(), log]).toEqual([
      'success',
      ['save hola', 'send hola', 'delivered a1', 'discard'],
    ]);
    clock.increment(1999);
    expect([state(), context().message]).toEqual(['success', 'hola']);
    clock.increment(1);
    expect([state(), context()]).toEqual(['closed', { id: '', message: '', email: '' }]);
  });

  test('keeps the text after a failure, reports the error and retries with the same id', async () => {
    const { write, send, log, ids, state, context, fail, succeed } = openDialog();
    write('hola');
    send({ type: 'message.send' });
    await fail('Too many messages');
    expect([state(), context().message]).toEqual(['kept', 'hola']);
    send({ type: 'message.send' });
    await succeed();
    expect(state()).toBe('success');
    const sent = 'send hola';
    expect(log).toEqual([
      'save hola',
      sent,
      'failed: Too many messages',
      'queue a1 hola',
      'discard',
      sent,
      'delivered a1',
      'discard',
    ]);
    expect(ids[1]).toBe(ids[0]);
  });

  test('after a failure, the waiting message follows every change, and closing leaves it there', async () => {
    const { write, send, log, state, context, fail } = openDialog();
    write('hola');
    send({ type: 'message.send' });
    await fail('No connection');
    log.length = 0;
    write('hola, Ana');
    expect([state(), log]).toEqual(['kept', ['queue a1 hola, Ana']]);
    send({ type: 'dialog.cancel' });
    expect([state(), context().message, log.length]).toEqual(['closed', '', 1]);
  });

  test('a refused message is not sent again automatically, and closing keeps the draft', async () => {
    const { write, send, log, state, refuse } = openDialog();
    write('hola');
    send({ type: 'message.send' });
    await refuse();
    expect([state(), log]).toEqual(['refused', ['save hola', 'send hola', 'failed: Too long']]);
    send({ type: 'dialog.cancel' });
    expect([state(), log.length]).toEqual(['closed', 3]);
  });

  test('aborts a request without a response after 15 s', () => {
    const { write, send, log, state, clock } = openDialog();
    write('hola');
    send({ type: 'message.send' });
    clock.increment(14_999);
    expect(state()).toBe('sending');
    clock.increment(1);
    expect(state()).toBe('kept');
    expect(log).toEqual(expect.arrayContaining(['aborted', 'failed: no answer']));
  });

  test('cannot be closed, edited or sent again while sending', () => {
    const { write, send, log, state, context } = openDialog();
    write('hola');
    send({ type: 'message.send' });
    write('other');
    for (const type of ['dialog.dismiss', 'dialog.cancel', 'message.send'] as const) send({ type });
    expect([state(), context().message]).toEqual(['sending', 'hola']);
    expect(log).toEqual(['save hola', 'send hola']);
  });

  test('keeps the draft when dismissed and discards it when cancelled', () => {
    const { write, send, log, state, context } = openDialog();
    write('hola');
    send({ type: 'dialog.dismiss' });
    expect([state(), log]).toEqual(['closed', ['save hola']]);
    send({ type: 'dialog.open', draft: { ...EMPTY, message: 'hola' } });
    send({ type: 'dialog.cancel' });
    expect([state(), log.at(-1), context().message]).toEqual(['closed', 'discard', '']);
  });

  test.each(['dialog.dismiss', 'dialog.cancel'] as const)(
    'can be closed while the success is shown, by %s',
    async (type) => {
      const { write, send, state, context, succeed } = openDialog();
      write('hola');
      send({ type: 'message.send' });
      await succeed();
      send({ type });
      expect([state(), context().message]).toEqual(['closed', '']);
    },
  );
});
