import type { KeyboardEvent } from 'react';

export interface RovingFocusOptions {
  /** Whether the focus wraps around at either end. Off by default. */
  wrap?: boolean;
  /** How many controls ArrowUp and ArrowDown move by: 1 (default) in a list, a row's length in a grid, 0 for none. */
  vertical?: number;
}

/** The index that an arrow key, Home or End moves to from `index` among `count` controls; `null` for other keys. */
export function nextFocusIndex(
  key: string,
  index: number,
  count: number,
  { wrap = false, vertical = 1 }: RovingFocusOptions = {},
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -vertical, ArrowDown: vertical }[key];
  if (!step) return null;
  const next = index + step;
  if (wrap) return (next + count) % count;
  return next < 0 || next >= count ? index : next;
}

/** Focuses the button of a group for a key, without scrolling. @returns its index; `null` if the key was not handled */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  options?: RovingFocusOptions,
): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const buttons = [
    ...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not([hidden])'),
  ];
  const index = buttons.indexOf(event.target as HTMLButtonElement);
  if (index < 0) return null;
  const next = nextFocusIndex(event.key, index, buttons.length, options);
  if (next === null) return null;
  event.preventDefault();
  buttons[next]?.focus();
  return next;
}
