import type { KeyboardEvent } from 'react';

/** The behaviour of arrow keys within a group of controls. */
export interface RovingFocusOptions {
  /** Whether moving past one end leads to the other; otherwise the focus stays. Off by default. */
  wrap?: boolean;
  /**
   * The number of controls that ArrowUp and ArrowDown move by: 1 (default) in a list, a row's length in a grid,
   * 0 for none.
   */
  vertical?: number;
}

/**
 * Roving focus: the index that an arrow key, Home or End moves to from `index` among `count` controls.
 * @returns `null` for keys that do not move the focus
 */
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

/**
 * Handles `keydown` on a group of buttons: focuses the button that the key leads to and keeps the page
 * from scrolling. Ignores keys pressed with Ctrl, Meta or Alt, which belong to the browser.
 * @returns the index of the button now focused; `null` if the key was not handled
 */
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
