import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

const ids = ['opening', 'low-drum', 'lift', 'summary'];

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
