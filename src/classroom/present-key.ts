import { singleKeysAct } from '#src/device/shortcut-switch.ts';
import { commandOf, isCovered, isTyping } from '#src/page/keys.ts';

/**
 * Presses the button of the item that has the focus, else that of the page, if a key is the one that
 * presents. Does nothing while text is typed or a dialog is open.
 */
export function presentByKey(event: KeyboardEvent): void {
  if (!isPresentKey(event) || !singleKeysAct() || isCovered()) return;
  const { target } = event;
  const focused = target instanceof Element ? target : document.body;
  if (isTyping(focused)) return;
  const part = focused.closest('[data-present-part]');
  const button =
    // Its own: there may be another part in it.
    [...(part?.querySelectorAll<HTMLElement>('[data-present]') ?? [])].find(
      (each) => each.closest('[data-present-part]') === part,
    ) ?? document.querySelector<HTMLElement>('[data-present=""]');
  button?.click();
}

/** Whether a key is the one that presents: F, unless something else has used it. */
export function isPresentKey(
  event: Parameters<typeof commandOf>[1] & Pick<KeyboardEvent, 'repeat' | 'defaultPrevented'>,
): boolean {
  return !event.repeat && !event.defaultPrevented && commandOf({ f: true }, event) === true;
}
