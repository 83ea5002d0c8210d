import type { MouseEvent } from 'react';
import { nearestInDirection } from '#src/ui/controls/spatial-focus.ts';

/** Whether a click came from the keyboard or a screen reader rather than a pointer. */
export function byKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0;
}

/** Scrolls an element into view if it is not, without animation if the user prefers reduced motion. */
export function bringIntoView(
  element: Element | null | undefined,
  block: ScrollLogicalPosition = 'nearest',
): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block, behavior: reduced ? 'instant' : 'smooth' });
}

/** Focuses the first match of the first selector that has one, within the exercise of `from`. */
function focusFirst(from: Element, ...selectors: string[]): void {
  const exercise = from.closest('[data-matching]');
  const found = selectors.map((selector) => exercise?.querySelector<HTMLElement>(selector));
  found.find(Boolean)?.focus();
}

/** The board of the exercise of an element: its targets. */
export function boardOf(from: Element | null): Element | null {
  return from?.closest('[data-matching]')?.querySelector('[data-board]') ?? null;
}

/** Focuses a target for a card that was picked up by key: the first empty one, or else the first one. */
export function focusTargets(from: Element): void {
  focusFirst(from, '[data-target="empty"]', '[data-target]');
}

/** After a card was placed by key: focuses the next free card, its Play first, or else Check Answers. */
export function focusNextCard(from: Element): void {
  focusFirst(from, ':has(> [data-card="free"]) > button', '[data-check]');
}

export function focusHeld(from: Element): void {
  focusFirst(from, '[data-target][data-held]', '[data-card="held"]');
}

/** The nearest target in the direction of an arrow key; `null` for other keys and at the edge. */
export function nearestTarget(key: string, from: HTMLElement): HTMLElement | null {
  const exercise = from.closest('[data-matching]');
  const targets = [...(exercise?.querySelectorAll<HTMLElement>('[data-target]') ?? [])];
  const boxes = targets.map((target) => target.getBoundingClientRect());
  const nearest = nearestInDirection(key, from.getBoundingClientRect(), boxes);
  return nearest === null ? null : (targets[nearest] ?? null);
}
