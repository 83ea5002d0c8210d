import { afterPaint } from '#lib/after-paint.ts';

/**
 * Lets the parts of the page that are out of sight and have `data-can-rest` keep their styles for now: they
 * follow after the next repaint, one a repaint. A change that restyles the whole page, such as a modal dialog, is
 * a long task on a slow phone otherwise.
 * @param focused will have the focus after the change, so that its part must be there
 */
export function restOutOfSight(focused?: Element | null): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-can-rest]')].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return (top >= innerHeight || bottom <= 0) && !(focused && part.contains(focused));
  });
  for (const part of parts) part.style.contentVisibility = 'hidden';
  void wake(parts);
}

async function wake(parts: readonly HTMLElement[]): Promise<void> {
  for (const part of parts) {
    await afterPaint();
    part.style.contentVisibility = '';
  }
}
