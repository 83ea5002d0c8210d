/** How long a finger rests on a card until it is picked up (milliseconds); a shorter swipe scrolls. */
export const HOLD = 200;
/** Until the touch backend, which waits as long, is sure to be ready. */
const MARGIN = 20;

/** Tells the touch backend that the finger is at a point of the window, though it has not moved. */
export function tellFinger(x: number, y: number): void {
  const touches = [{ clientX: x, clientY: y }];
  const move = new Event('touchmove', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(Object.assign(move, { touches, targetTouches: touches }));
}

/**
 * What the touch backend leaves open: a card that is held is in the hand at once and not only with the
 * first movement; a menu does not open over it; a touch that the system takes away ends the drag.
 */
export function watchFingers(isDragging: () => boolean, cancel: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => clearTimeout(timer);
  const isCard = (target: EventTarget | null) =>
    target instanceof Element && target.closest('[data-draggable]') !== null;

  window.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      giveUp();
      const [finger] = touches;
      if (!finger || touches.length > 1 || isDragging() || !isCard(target)) return;
      // A hair's breadth away: it takes a movement to begin.
      const begin = () => tellFinger(finger.clientX + 0.01, finger.clientY);
      timer = setTimeout(begin, HOLD + MARGIN);
    },
    { passive: true },
  );
  for (const type of ['touchmove', 'touchend', 'touchcancel'] as const) {
    window.addEventListener(type, giveUp, { passive: true, capture: true });
  }
  window.addEventListener('touchcancel', () => isDragging() && cancel());
  window.addEventListener('contextmenu', (event) => {
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (byFinger && isCard(event.target)) event.preventDefault();
  });
}
