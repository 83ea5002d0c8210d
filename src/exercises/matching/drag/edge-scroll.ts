import { byFinger, dragManager } from './drag-manager.ts';
import { tellFinger } from './touch-hold.ts';

/** How near to the upper or lower edge of the window the page begins to move (CSS pixels). */
const EDGE = 80;
/** At the very edge (CSS pixels a second). */
const FASTEST = 900;

/** How fast the page moves, in CSS pixels a second, while a card is held at `y`; negative is up. */
export function edgeSpeed(y: number, height: number): number {
  const above = EDGE - y;
  const below = y - (height - EDGE);
  const depth = Math.min(1, Math.max(above, below) / EDGE);
  if (depth <= 0) return 0;
  return (above > below ? -1 : 1) * depth * FASTEST;
}

/**
 * Moves the page while a card is held near an edge, so that stage and cards need not fit one screen.
 * @returns a function that ends it
 */
export function scrollAtEdges(): () => void {
  const monitor = dragManager().getMonitor();
  let last = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const at = monitor.getClientOffset();
    const speed = at ? edgeSpeed(at.y, innerHeight) : 0;
    if (at && speed !== 0) {
      const before = scrollY;
      // Never by less than a pixel, which would be lost.
      const by = (speed * Math.min(now - last, 50)) / 1000;
      scrollBy({ top: Math.sign(by) * Math.max(1, Math.abs(by)), behavior: 'instant' });
      // Something else lies under the finger now.
      if (scrollY !== before && byFinger()) tellFinger(at.x, at.y);
    }
    last = now;
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
