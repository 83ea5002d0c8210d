/** Shows a question that replaces another: it is read from its heading, and seen from the top. @param around it */
export function showQuestion(around: Element | null): void {
  const heading = around?.querySelector('h2');
  // The heading of an exercise cannot be focused by itself.
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  // The heading may be pinned to the top of the window, so its own place says nothing.
  const panel = heading?.closest('section');
  if (!panel) return;
  if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
  else panel.querySelector('ol')?.scrollIntoView({ block: 'nearest' });
}
