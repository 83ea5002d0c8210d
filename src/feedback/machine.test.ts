import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Draft, feedbackMachine } from './machine.ts';

const EMPTY: Draft = { id: 'a1', message: '', email: '' };

/** The dialog's flow, opened, with a log of what it asks of the page and a server that answers when told. */
function feedback(draft: Draft = EMPTY) {
  const log: string[] = [];
  const ids: string[] = [];
  const clock = new SimulatedClock();
  let answer: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  const actor = createActor(
    feedbackMachine.provide({
      actors: {
        deliver: fromPromise<void, Draft>(({ input, signal }) => {
          log.push(`send ${input.message} ${input.email}`.trim());
          ids.push(input.id);
          signal.addEventListener('abort', () => log.push('called off'));
          return new Promise((resolve, reject) => {
            answer = { resolve, reject };
          });
        }),
      },
      actions: {
        keepDraft: ({ context }) => log.push(`keep ${context.message} ${context.email}`.trim()),
        forgetDraft: () => log.push('forget'),
        logFailure: (_, { error }) => log.push(`log ${(error as Error).message}`),
      },
    }),
    { clock },
  ).start();
  actor.send({ type: 'dialog.open', draft });
  // What a promise leads to has happened by the next turn of the event loop.
  const settle = (_: unknown) => new Promise((resolve) => setImmediate(resolve));
  return {
    log,
    ids,
    clock,
    send: actor.send.bind(actor),
    write: (message: string) => actor.send({ type: 'message.edit', message }),
    succeed: () => settle(answer?.resolve()),
    fail: (message: string) => settle(answer?.reject(new Error(message))),
    state: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : value.open;
    },
    context: () => actor.getSnapshot().context,
  };
}

describe('the feedback dialog', () => {
  test('opens with what was written before', () => {
    const draft = { id: 'a1', message: 'half a', email: 'ana@example.com' };
    const { state, context } = feedback(draft);
    expect([state(), context()]).toEqual(['idle', draft]);
  });

  test('keeps every change on the device', () => {
    const { write, send, log } = feedback();
    write('a');
    send({ type: 'email.edit', email: 'b@c.de' });
    expect(log).toEqual(['keep a', 'keep a b@c.de']);
  });

  test.each(['', ' \n\t'])('does not send %j', (message) => {
    const { write, send, state } = feedback();
    write(message);
    send({ type: 'message.send' });
    expect(state()).toBe('idle');
  });

  test('sends, thanks for 2000 ms, closes and is empty', async () => {
    const { write, send, log, state, context, clock, succeed } = feedback();
    write('hola');
    send({ type: 'message.send' });
    expect(state()).toBe('sending');
    await succeed();
    expect([state(), log]).toEqual(['success', ['keep hola', 'send hola', 'forget']]);
    clock.increment(1999);
    expect([state(), context().message]).toEqual(['success', 'hola']);
    clock.increment(1);
    expect([state(), context()]).toEqual(['closed', { id: '', message: '', email: '' }]);
  });

  test('after a failure stays open with its text, logs why, and sends the same again', async () => {
    const { write, send, log, ids, state, context, fail, succeed } = feedback();
    write('hola');
    send({ type: 'message.send' });
    await fail('Too many messages');
    expect([state(), context().message]).toEqual(['error', 'hola']);
    send({ type: 'message.send' });
    await succeed();
    expect(state()).toBe('success');
    const sent = 'send hola';
    expect(log).toEqual(['keep hola', sent, 'log Too many messages', sent, 'forget']);
    expect(ids[1]).toBe(ids[0]);
  });

  test('gives up on a request that hangs after 15 s, and calls it off', () => {
    const { write, send, log, state, clock } = feedback();
    write('hola');
    send({ type: 'message.send' });
    clock.increment(14_999);
    expect(state()).toBe('sending');
    clock.increment(1);
    expect(state()).toBe('error');
    expect(log.slice(2).sort()).toEqual(['called off', 'log No answer in time']);
  });

  test('while sending cannot be closed, changed or sent twice', () => {
    const { write, send, log, state, context } = feedback();
    write('hola');
    send({ type: 'message.send' });
    write('other');
    for (const type of ['dialog.dismiss', 'dialog.cancel', 'message.send'] as const) send({ type });
    expect([state(), context().message]).toEqual(['sending', 'hola']);
    expect(log).toEqual(['keep hola', 'send hola']);
  });

  test('closed by mistake keeps the text; cancelled it is gone', () => {
    const { write, send, log, state, context } = feedback();
    write('hola');
    send({ type: 'dialog.dismiss' });
    expect([state(), log]).toEqual(['closed', ['keep hola']]);
    send({ type: 'dialog.open', draft: { ...EMPTY, message: 'hola' } });
    send({ type: 'dialog.cancel' });
    expect([state(), log.at(-1), context().message]).toEqual(['closed', 'forget', '']);
  });

  test.each(['dialog.dismiss', 'dialog.cancel'] as const)(
    'can be closed before the thanks are over, by %s',
    async (type) => {
      const { write, send, state, context, succeed } = feedback();
      write('hola');
      send({ type: 'message.send' });
      await succeed();
      send({ type });
      expect([state(), context().message]).toEqual(['closed', '']);
    },
  );
});
