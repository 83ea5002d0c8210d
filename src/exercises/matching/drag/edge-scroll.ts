import { boardOf, MARK } from '#src/exercises/matching/matching-focus.ts';
import { dragManager } from './drag-manager.ts';

/** Distance from the top or bottom of the view within which a drag scrolls (CSS pixels). */
const EDGE = 80;
/** Scroll speed at the very edge (CSS pixels per second). */
const MAX_SPEED = 900;
/** What is left free between the exercise and the edge at which scrolling ends (CSS pixels). */
const MARGIN = 12;

/** A stretch of the screen: the part of it in which the page is seen, or the exercise. In CSS pixels. */
interface Stretch {
  top: number;
  bottom: number;
}

/**
 * Scroll speed for a drag at height `y`, in CSS pixels per second; negative is up. Over the pinned cards,
 * where a drag begins, nothing scrolls.
 * @param pinned whether the cards are pinned below the view
 */
export function edgeSpeed(y: number, { top, bottom }: Stretch, pinned = false): number {
  if (pinned && y >= bottom) return 0;
  const above = top + EDGE - y;
  const below = y - (bottom - EDGE);
  const depth = Math.min(1, Math.max(above, below) / EDGE);
  if (depth <= 0) return 0;
  return (above > below ? -1 : 1) * depth * MAX_SPEED;
}

/** How much of a scroll movement stays within the exercise: a drag never scrolls past its ends. */
export function withinExercise(by: number, exercise: Stretch, view: Stretch): number {
  if (by < 0) return Math.min(0, Math.max(by, exercise.top - MARGIN - view.top));
  return Math.max(0, Math.min(by, exercise.bottom + MARGIN - view.bottom));
}

/**
 * Scrolls the page while a card is dragged near an edge, since board and tray may not fit one screen.
 * @returns a function that stops it
 */
export function scrollAtEdges(exercise: Element): () => void {
  const monitor = dragManager().getMonitor();
  const scroller = scrollerOf(exercise);
  const hand = exercise.querySelector(`[${MARK.hand}]`);
  const board = boardOf(exercise);
  const pinned = hand !== null && getComputedStyle(hand).position === 'sticky';
  let last = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const at = monitor.getClientOffset();
    const view = viewOf(scroller);
    if (pinned) view.bottom = Math.min(view.bottom, hand.getBoundingClientRect().top);
    const speed = at ? edgeSpeed(at.y, view, pinned) : 0;
    if (speed !== 0) {
      const by = (speed * Math.min(now - last, 50)) / 1000;
      // At least a pixel: browsers round less to nothing.
      const whole = Math.sign(by) * Math.max(1, Math.abs(by));
      const { top: start, bottom } = exercise.getBoundingClientRect();
      // Above pinned cards it is the board that has to come into view.
      const end = pinned ? (board?.getBoundingClientRect().bottom ?? bottom) - MARGIN : bottom;
      const top = withinExercise(whole, { top: start, bottom: end }, view);
      scroller.scrollBy({ top, behavior: 'instant' });
    }
    last = now;
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}

/** The element that scrolls the exercise: an ancestor, or else the page. */
function scrollerOf(element: Element): Element {
  const page = document.scrollingElement ?? document.documentElement;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return page;
}

function viewOf(scroller: Element): Stretch {
  if (scroller !== document.scrollingElement) {
    const { top, bottom } = scroller.getBoundingClientRect();
    return { top, bottom };
  }
  // What is docked at the foot of the page takes away from it.
  const docked = Number.parseFloat(getComputedStyle(scroller).scrollPaddingBottom) || 0;
  return { top: 0, bottom: innerHeight - docked };
}
