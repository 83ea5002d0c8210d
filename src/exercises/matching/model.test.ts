import { describe, expect, test } from 'vitest';
import { isRight, isSolved, place, putBack, sameName, targetOf } from './model.ts';

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

describe('placing', () => {
  test('an item sits on one target at a time', () => {
    const moved = place(place({}, 'a', 'lead'), 'a', 'low');
    expect(moved).toEqual({ low: 'a' });
    expect(targetOf(moved, 'a')).toBe('low');
  });

  test('a drop on an occupied target replaces what was there', () => {
    const replaced = place({ lead: 'a', low: 'b' }, 'b', 'lead');
    expect(replaced).toEqual({ lead: 'b' });
    expect(targetOf(replaced, 'a')).toBeNull();
  });

  test('what is taken off leaves its target empty', () => {
    expect(putBack({ lead: 'a', low: 'b' }, 'a')).toEqual({ low: 'b' });
  });
});

describe('judging', () => {
  test('by name, whatever the case', () => {
    expect(isRight(puzzle, { lead: 'a' }, lead)).toBe(true);
    expect(isRight(puzzle, { lead: 'b' }, lead)).toBe(false);
    expect(sameName('GÜIRA', 'Gu\u0308ira')).toBe(true);
    expect(sameName('Guira', 'Güira')).toBe(false);
  });

  test('an empty target is not right', () => {
    expect(isRight(puzzle, {}, lead)).toBe(false);
  });

  test('solved only when every target is filled and right', () => {
    expect(isSolved(puzzle, { lead: 'a', low: 'b' })).toBe(false);
    expect(isSolved(puzzle, { lead: 'a', low: 'c', metal: 'b' })).toBe(false);
    expect(isSolved(puzzle, { lead: 'a', low: 'b', metal: 'c' })).toBe(true);
  });

  test('of two items of one name either is right', () => {
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
  });
});
