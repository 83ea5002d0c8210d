import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { roundMachine } from './machine.ts';

function start(total: number) {
  const actor = createActor(roundMachine, { input: { total } });
  actor.start();
  return actor;
}

test('a round asks one question after the other, and the first answer to each counts', () => {
  const actor = start(3);
  actor.send({ type: 'question.answered', right: false });
  actor.send({ type: 'question.answered', right: true });
  expect(actor.getSnapshot().context.outcomes).toEqual(['wrong']);
  actor.send({ type: 'question.done' });
  actor.send({ type: 'question.answered', right: true });
  actor.send({ type: 'question.done' });
  expect(actor.getSnapshot().context.index).toBe(2);
  expect(actor.getSnapshot().value).toBe('asking');
  actor.send({ type: 'question.answered', right: true });
  actor.send({ type: 'question.done' });
  const { value, context } = actor.getSnapshot();
  expect(value).toBe('finished');
  expect(context.outcomes).toEqual(['wrong', 'right', 'right']);
});

test('a question without sound is skipped', () => {
  const actor = start(2);
  actor.send({ type: 'question.done' });
  actor.send({ type: 'question.answered', right: true });
  actor.send({ type: 'question.done' });
  expect(actor.getSnapshot().value).toBe('finished');
  expect(actor.getSnapshot().context.outcomes).toEqual(['skipped', 'right']);
});
