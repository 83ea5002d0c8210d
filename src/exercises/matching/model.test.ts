import { describe, expect, test } from 'vitest';
import { isRight, isSolved, parseUnfinished, placeItem, sameName } from './model.ts';

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

test('an item is on one target at a time, and a target holds one item', () => {
  expect(placeItem({ low: 'b' }, 'a', 'lead')).toEqual({ low: 'b', lead: 'a' });
  expect(placeItem({ lead: 'a' }, 'a', 'low')).toEqual({ low: 'a' });
  expect(placeItem({ lead: 'a', low: 'b' }, 'b', 'lead')).toEqual({ lead: 'b' });
  expect(placeItem({ lead: 'a', low: 'b' }, 'a', null)).toEqual({ low: 'b' });
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

  test('two items of the same name are interchangeable', () => {
    const twice = {
      items: ['1', '2'].map((id) => ({ id, name: 'Chorus' })),
      targets: ['p', 'q'].map((id) => ({ id, label: 'Chorus' })),
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
