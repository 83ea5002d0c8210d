/** Moves to the next question: focuses its heading and scrolls to its top. @param around its container */
export function showQuestion(around: Element | null): void {
  const heading = around?.querySelector('h2');
  // The heading of an exercise is not focusable by default.
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  // The heading may be pinned to the top of the window, so its own position is useless.
  const panel = heading?.closest('section');
  if (!panel) return;
  if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
  else panel.querySelector('ol')?.scrollIntoView({ block: 'nearest' });
}
