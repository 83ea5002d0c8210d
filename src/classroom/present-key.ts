import { singleKeysAct } from '#src/device/shortcut-switch.ts';

/** Where a key is typed as text. */
const TEXT_FIELDS =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

type Key = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

/**
 * Presses the button of the item that has the focus, else that of the page, if a key is the one that
 * presents. Does nothing while text is typed or a dialog is open.
 */
export function presentByKey(event: KeyboardEvent): void {
  if (!isPresentKey(event) || !singleKeysAct() || document.querySelector('dialog[open]')) return;
  const { target } = event;
  const focused = target instanceof Element ? target : document.body;
  if (focused.closest(TEXT_FIELDS)) return;
  const part = focused.closest('[data-present-part]');
  const button =
    // Its own: there may be another part in it.
    [...(part?.querySelectorAll<HTMLElement>('[data-present]') ?? [])].find(
      (each) => each.closest('[data-present-part]') === part,
    ) ?? document.querySelector<HTMLElement>('[data-present=""]');
  button?.click();
}

/** Whether a key is the one that presents: F, unless something else has used it. */
export function isPresentKey(event: Key): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || repeat || defaultPrevented) return false;
  return event.key.toLowerCase() === 'f';
}
