import { dragManager } from './drag-manager.ts';

/** Distance from the top or bottom of the viewport within which a drag scrolls (CSS pixels). */
const EDGE = 80;
/** Scroll speed at the very edge (CSS pixels per second). */
const MAX_SPEED = 900;

/** Scroll speed for a drag at height `y`, in CSS pixels per second; negative is up. */
export function edgeSpeed(y: number, height: number): number {
  const above = EDGE - y;
  const below = y - (height - EDGE);
  const depth = Math.min(1, Math.max(above, below) / EDGE);
  if (depth <= 0) return 0;
  return (above > below ? -1 : 1) * depth * MAX_SPEED;
}

/**
 * Scrolls the page while a card is dragged near an edge, since board and tray may not fit one screen.
 * @returns a function that stops it
 */
export function scrollAtEdges(): () => void {
  const monitor = dragManager().getMonitor();
  let last = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const at = monitor.getClientOffset();
    const speed = at ? edgeSpeed(at.y, innerHeight) : 0;
    if (speed !== 0) {
      const by = (speed * Math.min(now - last, 50)) / 1000;
      // At least a pixel: browsers round less to nothing.
      scrollBy({ top: Math.sign(by) * Math.max(1, Math.abs(by)), behavior: 'instant' });
    }
    last = now;
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
