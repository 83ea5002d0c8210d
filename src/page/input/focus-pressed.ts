/**
 * Focuses a button that is pressed by mouse. Safari leaves that to the page, and the keys of that button would
 * have no effect. Call once.
 */
export function focusPressedButtons(): void {
  // Captured, so that a handler of the click may move the focus on.
  document.addEventListener('click', focusPressed, { capture: true });
}

function focusPressed({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button && !button.contains(document.activeElement)) button.focus({ preventScroll: true });
}
