import { boardOf } from '#src/exercises/matching/matching-focus.ts';
import { dragManager, hoverAgain } from './drag-manager.ts';

/** Distance from the top or bottom of the view within which a drag scrolls (CSS pixels). */
const EDGE = 80;
/** Scroll speed at the very edge (CSS pixels per second). */
const MAX_SPEED = 900;

/** A vertical range of the window, in CSS pixels: the visible part of the page, or an element. */
interface Stretch {
  top: number;
  bottom: number;
}

/** Scroll speed for a drag at `y`, in CSS pixels per second; negative is up. @param pinned cards end the view below */
export function edgeSpeed(y: number, { top, bottom }: Stretch, pinned = false): number {
  const above = top + EDGE - y;
  if (above > 0) return -(Math.min(EDGE, above) / EDGE) * MAX_SPEED;
  const below = pinned && y >= bottom ? 0 : y - (bottom - EDGE);
  return (Math.min(EDGE, Math.max(0, below)) / EDGE) * MAX_SPEED;
}

/** The part of a scroll movement that brings more of `content` into view: a drag never scrolls past its ends. */
export function within(content: Stretch, by: number, view: Stretch): number {
  if (by < 0) return Math.min(0, Math.max(by, content.top - view.top));
  return Math.max(0, Math.min(by, content.bottom - view.bottom));
}

/** Scrolls the page while a card is dragged near an edge. @returns a function that stops it */
export function scrollAtEdges(exercise: Element): () => void {
  const hand = exercise.querySelector('[data-hand]');
  const pinned = hand && getComputedStyle(hand).position === 'sticky' ? hand : null;
  // Above pinned cards, the board has to come into view.
  const content = (pinned && boardOf(exercise)) ?? exercise;
  const docked = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  let last = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    frame = requestAnimationFrame(step);
    const seconds = Math.min(now - last, 50) / 1000;
    last = now;
    const at = dragManager().getMonitor().getClientOffset();
    const foot = innerHeight - (docked || 0);
    const view = { top: 0, bottom: Math.min(foot, pinned?.getBoundingClientRect().top ?? foot) };
    const by = at ? edgeSpeed(at.y, view, pinned !== null) * seconds : 0;
    // At least one pixel: browsers round smaller steps to zero.
    const whole = Math.sign(by) * Math.max(1, Math.abs(by));
    const top = within(content.getBoundingClientRect(), whole, view);
    if (top === 0) return;
    window.scrollBy({ top, behavior: 'instant' });
    hoverAgain();
  });
  return () => cancelAnimationFrame(frame);
}
