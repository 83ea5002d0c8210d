import { beforeEach, expect, test } from 'vitest';
import { type Actor, createActor, fromCallback, SimulatedClock } from 'xstate';
import type { PlaceMessage, PresentedPlace } from './follow.ts';
import { GONE_AFTER, notesMachine } from './notes-machine.ts';

const placeAt = (id: string): PresentedPlace => ({
  item: { page: '/class', item: '' },
  title: 'Tuesday',
  slide: { id, title: `Slide ${id}` },
  step: 'show',
  next: null,
  startedAt: 0,
});

let clock: SimulatedClock;
let actor: Actor<typeof notesMachine>;
const hear = (from: string, place: PresentedPlace | null) =>
  actor.send({ type: 'place', from, place });
const state = () => actor.getSnapshot().value;
const slide = () => actor.getSnapshot().context.place?.slide.id;

beforeEach(() => {
  clock = new SimulatedClock();
  const channel = fromCallback<PlaceMessage>(() => {});
  actor = createActor(notesMachine.provide({ actors: { channel } }), { clock }).start();
});

test('waits for a window, then follows it from slide to slide', () => {
  expect(state()).toBe('waiting');
  hear('a', placeAt('1'));
  hear('a', placeAt('2'));
  expect(state()).toBe('following');
  expect(slide()).toBe('2');
});

test('a window that says that it leaves is gone at once, and its last place stays', () => {
  hear('a', placeAt('2'));
  hear('a', null);
  expect(state()).toBe('gone');
  expect(slide()).toBe('2');
});

test('a window that answers no more is gone after a while', () => {
  hear('a', placeAt('1'));
  clock.increment(GONE_AFTER - 1);
  hear('a', placeAt('1'));
  clock.increment(GONE_AFTER - 1);
  expect(state()).toBe('following');
  clock.increment(1);
  expect(state()).toBe('gone');
});

test('a window that comes back, after a reload too, is followed again', () => {
  hear('a', placeAt('1'));
  hear('a', null);
  hear('b', placeAt('3'));
  expect(state()).toBe('following');
  expect(slide()).toBe('3');
});

test('a second presenting window does not interfere', () => {
  hear('a', placeAt('1'));
  hear('b', placeAt('7'));
  hear('b', null);
  expect(state()).toBe('following');
  expect(slide()).toBe('1');
});
