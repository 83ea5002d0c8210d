import type { MouseEvent } from 'react';
import { nearestInDirection } from '#src/ui/roving-focus.ts';

/** A click that no pointer made: a key, or a screen reader. */
export function byKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0;
}

/** Scrolls as far as it takes to see something: at once for who asked for less motion. */
export function bringIntoView(element: Element | null | undefined): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: calm ? 'instant' : 'smooth' });
}

/** Marks, for this file, what can be focused in an exercise. */
export const MARK = { exercise: 'data-matching', card: 'data-card', place: 'data-place' } as const;

/** Moves the focus to the first that matches, within the exercise that `from` is in. */
function focusFirst(from: Element, ...selectors: string[]): void {
  const exercise = from.closest(`[${MARK.exercise}]`);
  for (const selector of selectors) {
    const found = exercise?.querySelector<HTMLElement>(selector);
    if (found) {
      found.focus();
      return;
    }
  }
}

/** Where a card that was picked up by key can go. */
export function focusPlaces(from: Element): void {
  focusFirst(from, `[${MARK.place}="empty"]`, `[${MARK.place}]`);
}

/** What there is to do after a card was put down by key: the next card, or the check. */
export function focusNextCard(from: Element): void {
  focusFirst(from, `[${MARK.card}="free"]`, '[data-check]');
}

/** The card that is held, in the tray or where it was placed. */
export function focusHeld(from: Element): void {
  focusFirst(from, `[${MARK.place}][data-held]`, `[${MARK.card}="held"]`);
}

/** The place nearest in the direction of an arrow key; `null` for other keys and at the edge. */
export function placeTowards(key: string, from: HTMLElement): HTMLElement | null {
  const exercise = from.closest(`[${MARK.exercise}]`);
  const places = [...(exercise?.querySelectorAll<HTMLElement>(`[${MARK.place}]`) ?? [])];
  const boxes = places.map((place) => place.getBoundingClientRect());
  const nearest = nearestInDirection(key, from.getBoundingClientRect(), boxes);
  return nearest === null ? null : (places[nearest] ?? null);
}
