/** The link that a plain click follows, if any: with other keys or buttons, browsers open a tab or a window. */
export function plainlyClicked(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest('a') : null;
}
