import { describe, expect, test } from 'vitest';
import {
  isRight,
  isSolved,
  itemOf,
  parseUnfinished,
  placeItem,
  removeItem,
  sameName,
  targetOf,
} from './model.ts';

const puzzle = {
  items: [
    { id: 'a', name: 'Requinto' },
    { id: 'b', name: 'Bass' },
    { id: 'c', name: 'Güira' },
  ],
  targets: [
    { id: 'lead', label: 'REQUINTO' },
    { id: 'low', label: 'bass' },
    { id: 'metal', label: 'GÜIRA' },
  ],
};
const lead = { id: 'lead', label: 'REQUINTO' };

test('items are found by id', () => {
  expect(itemOf(puzzle, 'b')).toEqual({ id: 'b', name: 'Bass' });
  expect(itemOf(puzzle, 'z')).toBeUndefined();
  expect(itemOf(puzzle, undefined)).toBeUndefined();
});

describe('placements', () => {
  test('an item occupies one target at a time', () => {
    const moved = placeItem(placeItem({}, 'a', 'lead'), 'a', 'low');
    expect(moved).toEqual({ low: 'a' });
    expect(targetOf(moved, 'a')).toBe('low');
  });

  test('an item placed on an occupied target replaces the one that was there', () => {
    const replaced = placeItem({ lead: 'a', low: 'b' }, 'b', 'lead');
    expect(replaced).toEqual({ lead: 'b' });
    expect(targetOf(replaced, 'a')).toBeNull();
  });

  test('placing an item leaves the other targets alone', () => {
    expect(placeItem({ low: 'b' }, 'a', 'lead')).toEqual({ low: 'b', lead: 'a' });
  });

  test('removing an item empties its target and no other', () => {
    expect(removeItem({ lead: 'a', low: 'b' }, 'a')).toEqual({ low: 'b' });
    expect(removeItem({ low: 'b' }, 'a')).toEqual({ low: 'b' });
  });
});

describe('checking', () => {
  test('compares names, ignoring case but not accents', () => {
    expect(isRight(puzzle, { lead: 'a' }, lead)).toBe(true);
    expect(isRight(puzzle, { lead: 'b' }, lead)).toBe(false);
    expect(sameName('GÜIRA', 'Gu\u0308ira')).toBe(true);
    expect(sameName('Guira', 'Güira')).toBe(false);
  });

  test('an empty target, or one with an unknown item, is not right', () => {
    expect(isRight(puzzle, {}, lead)).toBe(false);
    expect(isRight(puzzle, { lead: 'z' }, lead)).toBe(false);
  });

  test.each([
    [{}],
    [{ lead: 'a', low: 'b' }],
    [{ lead: 'a', low: 'c', metal: 'b' }],
    [{ lead: 'a', low: 'b', metal: 'a' }],
    [{ lead: 'a', low: 'b', metal: 'c', spare: 'd' }],
  ])('%j is not solved', (placements) => {
    expect(isSolved(puzzle, placements)).toBe(false);
  });

  test('is solved with every target filled and right', () => {
    expect(isSolved(puzzle, { lead: 'a', low: 'b', metal: 'c' })).toBe(true);
  });

  test('two items of the same name are interchangeable', () => {
    const twice = {
      items: [
        { id: '1', name: 'Chorus' },
        { id: '2', name: 'Chorus' },
      ],
      targets: [
        { id: 'p', label: 'Chorus' },
        { id: 'q', label: 'Chorus' },
      ],
    };
    expect(isSolved(twice, { p: '2', q: '1' })).toBe(true);
    expect(isSolved(twice, { p: '1', q: '2' })).toBe(true);
  });
});

describe('what is kept of an unfinished exercise', () => {
  const kept = { seed: 's', attempt: 2, placements: { lead: 'a', low: 'c' } };

  test('is read again after a way through JSON', () => {
    expect(parseUnfinished(puzzle, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test.each([
    null,
    'placements',
    [],
    { ...kept, seed: 7 },
    { ...kept, attempt: '2' },
    { ...kept, attempt: 1.5 },
    { ...kept, placements: null },
    { ...kept, placements: {} },
    { ...kept, placements: ['a'] },
    { ...kept, placements: { lead: 'gone' } },
    { ...kept, placements: { gone: 'a' } },
    { ...kept, placements: { lead: 'a', low: 'a' } },
    { ...kept, placements: { lead: { id: 'a' } } },
  ])('%j does not fit and is dropped', (value) => {
    expect(parseUnfinished(puzzle, value)).toBeNull();
  });
});
