import type { MouseEvent } from 'react';

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

/** Where an arrow key leads among the places: the nearest that lies in its direction. */
export function placeTowards(key: string, from: HTMLElement): HTMLElement | null {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    key
  ];
  if (!direction) return null;
  const [dx = 0, dy = 0] = direction;
  const middle = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const here = middle(from);
  const all = from.closest(`[${MARK.exercise}]`)?.querySelectorAll<HTMLElement>(`[${MARK.place}]`);
  const ahead = [...(all ?? [])].flatMap((place) => {
    const there = middle(place);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    return along > 1 ? [{ place, distance: along + 2 * aside }] : [];
  });
  return ahead.toSorted((a, b) => a.distance - b.distance)[0]?.place ?? null;
}
