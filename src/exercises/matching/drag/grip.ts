/** Milliseconds a finger must rest elsewhere on a card to drag it; a swipe before that scrolls the page. */
export const HOLD = 200;

/** Whether a touch began on a card's grip, where a finger drags at once: the page does not scroll there. */
export function isOnGrip(target: EventTarget | null | undefined): boolean {
  return target instanceof Element && target.closest('[data-grip]') !== null;
}
