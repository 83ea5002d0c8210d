import type { KeyboardEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { moveFocus, nextFocusIndex } from './roving-focus.ts';

describe('a list of three that wraps', () => {
  test.each([
    ['ArrowDown', 2, 0],
    ['ArrowRight', 0, 1],
    ['ArrowUp', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, null],
  ])('%s moves from %i to %s', (key, from, to) => {
    expect(nextFocusIndex(key, from, 3, { wrap: true })).toBe(to);
  });
});

describe('a grid of two rows of four', () => {
  test.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 7, 7],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 6, 2],
    ['ArrowUp', 2, 2],
    ['Home', 5, 0],
    ['End', 2, 7],
    ['Enter', 2, null],
  ])('%s moves from %i to %s', (key, from, to) => {
    expect(nextFocusIndex(key, from, 8, { vertical: 4 })).toBe(to);
  });
});

test('tabs leave ArrowUp and ArrowDown to the page', () => {
  expect(nextFocusIndex('ArrowRight', 0, 3, { vertical: 0 })).toBe(1);
  expect(nextFocusIndex('ArrowDown', 0, 3, { vertical: 0 })).toBeNull();
  expect(nextFocusIndex('ArrowUp', 1, 3, { vertical: 0 })).toBeNull();
});

test.each([
  ['ArrowRight', '', 2],
  ['Enter', '', null],
  ['ArrowRight', 'ctrlKey', null],
  ['ArrowRight', 'metaKey', null],
  ['ArrowRight', 'altKey', null],
])(
  '%s %s on the second of three buttons moves the focus, or is left to the page',
  (key, modifier, to) => {
    const buttons = [{ focus: vi.fn() }, { focus: vi.fn() }, { focus: vi.fn() }];
    const event = {
      key,
      [modifier]: true,
      target: buttons[1],
      currentTarget: { querySelectorAll: () => buttons },
      preventDefault: vi.fn(),
    };
    expect(moveFocus(event as unknown as KeyboardEvent<HTMLElement>)).toBe(to);
    expect(buttons.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 0, to ? 1 : 0]);
    expect(event.preventDefault).toHaveBeenCalledTimes(to ? 1 : 0);
  },
);
