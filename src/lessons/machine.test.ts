import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { lessonMachine } from './machine.ts';

function open(complete: boolean) {
  const store = vi.fn();
  const actor = createActor(lessonMachine.provide({ actions: { store } }), { input: { complete } });
  actor.start();
  return { actor, store, state: () => actor.getSnapshot().value };
}

test('a lesson that was completed before starts complete', () => {
  expect(open(true).state()).toBe('completed');
  expect(open(false).state()).toBe('reading');
});

test('completing stores it, once', () => {
  const { actor, store, state } = open(false);
  actor.send({ type: 'lesson.complete' });
  actor.send({ type: 'lesson.complete' });
  expect(state()).toBe('completed');
  expect(store).toHaveBeenCalledTimes(1);
});

test('completed elsewhere, it is complete here and not stored again', () => {
  const { actor, store, state } = open(false);
  actor.send({ type: 'progress.completed' });
  actor.send({ type: 'lesson.complete' });
  expect(state()).toBe('completed');
  expect(store).not.toHaveBeenCalled();
});
