/** Where a key is typed as text. */
const TEXT_FIELDS =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

/** The part of a page that belongs to an item, with the item's button in it. */
export const ITEM_PART = 'data-present-part';

type Key = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

/** Whether a key is the one that presents: F, unless something else has used it. */
export function isPresentKey(event: Key): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || repeat || defaultPrevented) return false;
  return event.key.toLowerCase() === 'f';
}

/**
 * The button that F presses: that of the item that has the focus, else that of the page. `null` while
 * text is typed, a dialog is open, or there is nothing to present.
 */
export function buttonForKey(target: EventTarget | null): HTMLElement | null {
  if (document.querySelector('dialog[open]')) return null;
  if (target instanceof Element) {
    if (target.closest(TEXT_FIELDS)) return null;
    const part = target.closest(`[${ITEM_PART}]`);
    const own = part?.querySelector<HTMLElement>('[data-present]');
    if (own) return own;
  }
  return document.querySelector<HTMLElement>('[data-present=""]');
}
