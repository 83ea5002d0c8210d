import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { placeOf, type StepsEvent, stepsMachine } from './machine.ts';

const ids = ['opening', 'low-drum', 'lift', 'summary'];

/** The flow from a step, with what it has emitted. */
function flow(at: number) {
  const moved: string[] = [];
  const actor = createActor(stepsMachine, { input: { ids, at } });
  actor.on('moved', ({ id }) => moved.push(id));
  actor.start();
  const send = (...events: StepsEvent[]) => {
    for (const event of events) actor.send(event);
    return actor.getSnapshot().context.at;
  };
  return { send, moved };
}

test('moves are told: not beyond the ends, to the same step or to an unknown one, nor those of the address', () => {
  const { send, moved } = flow(2);
  const [next, back] = [{ type: 'next' }, { type: 'back' }] as const;
  expect(send(next, next)).toBe(3);
  expect(send(back, back, back, back)).toBe(0);
  expect(send({ type: 'address.changed', at: 1 })).toBe(1);
  const found = ['lift', 'lift', 'nowhere'].map((id) => ({ type: 'found', id }) as const);
  expect(send(...found)).toBe(2);
  expect(moved).toEqual(['summary', 'lift', 'low-drum', 'opening', 'lift']);
});

test.each([
  ['an id leads to its step', 'lift', null, 2],
  ['an id that never was, to the first', 'nowhere', null, 0],
  ['an id that is gone, to the step before it', 'gone', { id: 'gone', number: 3 }, 1],
  ['the first id that is gone, to the first step', 'gone', { id: 'gone', number: 1 }, 0],
  [
    'an id that is gone from a lesson that was longer, to the last step',
    'gone',
    { id: 'gone', number: 9 },
    3,
  ],
  [
    'another id than the lesson was left at, to the first step',
    'nowhere',
    { id: 'gone', number: 3 },
    0,
  ],
])('%s', (_, id, left, place) => {
  expect(placeOf(ids, id, left)).toBe(place);
});
