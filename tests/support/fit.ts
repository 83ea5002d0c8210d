import { expect } from 'vitest';

/** The minimum width and height of a touch target, in CSS pixels. */
const THUMB = 44;

/** Fails if the page is wider than its window, or if one of these controls leaves it or is too small for a thumb. */
export function expectToFit(controls: Iterable<Element> = []): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  for (const control of controls) {
    const { left, right, width, height } = control.getBoundingClientRect();
    expect(Math.min(width, height), control.outerHTML).toBeGreaterThanOrEqual(THUMB);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(innerWidth);
  }
}

/** Fails if two of these elements overlap. */
export function expectApart(elements: readonly Element[]): void {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const apart =
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect(apart, `${innerWidth}: ${elements[i]?.textContent}`).toBe(true);
    }
  }
}
